import type { BoughtKind } from 'common/contract/orders';
import type { ToDo } from 'common/fulfilment/to-do';
import { numberWord } from 'common/number-words';

const ofToDo: Record<ToDo, string> = {
  kit: 'Now choose your kit.',
  person: 'Now say who it is for.',
  address: 'Now say where to send it.',
  time: 'Now choose your time.',
};

const ofKind: Record<Exclude<BoughtKind, 'kit' | 'program'>, string> = {
  consultation: 'Next, we find your time.',
  package: 'Your package is yours.',
  goods: 'We pack your order now.',
};

/**
 * 'Thank you, Hannah. Two kits are yours.': the large line beside 'Order Confirmed', by what comes next, else by what was
 * bought. Who joins a program is welcomed to it: its kit is but the first of its steps.
 */
export function thanks({
  firstName,
  bought,
  kitCount,
  toDo,
}: {
  firstName: string;
  bought: readonly BoughtKind[];
  kitCount: number;
  toDo: ToDo | null;
}): string {
  if (bought.length === 1 && bought[0] === 'program')
    return firstName ? `Welcome to the program, ${firstName}.` : 'Welcome to the program.';
  const hello = firstName ? `Thank you, ${firstName}.` : 'Thank you.';
  return `${hello} ${toDo ? ofToDo[toDo] : ofBought(bought, kitCount)}`;
}

function ofBought([kind, ...others]: readonly BoughtKind[], kitCount: number): string {
  if (!kind || others.length > 0) return 'We have your order.';
  if (kind !== 'kit' && kind !== 'program') return ofKind[kind];
  if (kitCount === 1) return 'Your kit is yours.';
  const [first = '', ...rest] = numberWord(kitCount);
  return `${first.toUpperCase()}${rest.join('')} kits are yours.`;
}
