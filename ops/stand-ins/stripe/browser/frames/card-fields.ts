import {
  brandOf,
  type CardInput,
  checkCard,
  digitsOf,
  type FieldName,
  formatCvc,
  formatExpiry,
  formatNumber,
  type Problem,
} from './card-input.ts';

export type CardFields = {
  values: () => CardInput;
  /** The first thing that is wrong, shown beside its field; null when all is well. */
  reportProblems: () => Problem | null;
  isComplete: () => boolean;
  isEmpty: () => boolean;
  setEnabled: (isEnabled: boolean) => void;
  /** Nothing can be typed while the card is sent; the keyboard's place is kept. */
  setBusy: (isBusy: boolean) => void;
  focus: (name?: FieldName) => void;
  blur: () => void;
  clear: () => void;
};

const names: readonly FieldName[] = ['number', 'expiry', 'cvc'];

/** The three inputs of the page: formatting while typing, messages on leaving a field and when the form is sent. */
export function createCardFields({
  onChange,
  now,
}: {
  onChange: () => void;
  now: () => Date;
}): CardFields {
  const inputs = {
    number: find<HTMLInputElement>('#number'),
    expiry: find<HTMLInputElement>('#expiry'),
    cvc: find<HTMLInputElement>('#cvc'),
  };
  const brand = find<HTMLElement>('.Brand');
  const values = (): CardInput => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
  });
  const problems = () => checkCard(values(), now());

  function show(name: FieldName, problem: Problem | null): void {
    inputs[name].classList.toggle('Input--invalid', problem !== null);
    if (problem) inputs[name].setAttribute('aria-invalid', 'true');
    else inputs[name].removeAttribute('aria-invalid');
    const message = find<HTMLElement>(`#${name}-error`);
    if (message.textContent !== (problem?.message ?? ''))
      message.textContent = problem?.message ?? '';
  }

  /** While typing a field is only called wrong when more typing cannot mend it. */
  function showWhileTyping(name: FieldName): void {
    const problem = problems()[name];
    show(name, problem?.code.startsWith('incomplete') ? null : problem);
  }

  function format(name: FieldName, isErasing: boolean): void {
    const input = inputs[name];
    const digitsBefore = digitsOf(
      input.value.slice(0, input.selectionStart ?? input.value.length),
    ).length;
    const isAtEnd = input.selectionStart === input.value.length;
    const formatted =
      name === 'number'
        ? formatNumber(input.value)
        : name === 'expiry'
          ? formatExpiry(input.value, isErasing)
          : formatCvc(input.value, inputs.number.value);
    if (formatted === input.value) return;
    input.value = formatted;
    if (document.activeElement !== input) return;
    const caret = isAtEnd ? formatted.length : placeAfter(formatted, digitsBefore);
    input.setSelectionRange(caret, caret);
  }

  for (const name of names) {
    inputs[name].addEventListener('input', (event) => {
      format(name, event instanceof InputEvent && (event.inputType ?? '').startsWith('delete'));
      brand.textContent = brandOf(inputs.number.value).name;
      showWhileTyping(name);
      onChange();
    });
    inputs[name].addEventListener('blur', () => {
      if (inputs[name].value !== '') show(name, problems()[name]);
    });
  }

  return {
    values,
    reportProblems() {
      const found = problems();
      for (const name of names) show(name, found[name]);
      const first = names.find((name) => found[name]);
      if (first) inputs[first].focus();
      return first ? found[first] : null;
    },
    isComplete: () => Object.values(problems()).every((problem) => problem === null),
    isEmpty: () => Object.values(values()).every((value) => value === ''),
    setEnabled(isEnabled) {
      for (const name of names) inputs[name].disabled = !isEnabled;
    },
    setBusy(isBusy) {
      for (const name of names) inputs[name].readOnly = isBusy;
    },
    focus: (name = 'number') => inputs[name].focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear() {
      for (const name of names) {
        inputs[name].value = '';
        show(name, null);
      }
      brand.textContent = '';
      onChange();
    },
  };
}

function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}

function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}
