import { answerPage } from '../channel.ts';
import type {
  CardFieldCalls,
  CardFieldEvents,
  CardFieldOptions,
  CardFieldSetup,
  CardFieldType,
} from '../protocol.ts';
import { loadFonts } from './appearance.ts';
import { joinGroup } from './card-group.ts';
import {
  brandOf,
  checkCard,
  digitsOf,
  type FieldName,
  formatCvc,
  formatExpiry,
  formatNumber,
  type Problem,
} from './card-input.ts';
import { sendCard } from './card-sending.ts';
import { applyStyle } from './field-style.ts';

/**
 * The page inside the frame of one split card field. What is typed goes from here to the API, by way of the card
 * number's frame, and nowhere else: the shop's page learns only whether the field is complete.
 */
const input = find('input', HTMLInputElement);
const message = find('.Error', HTMLElement);
const brand = find('.Brand', HTMLElement);
let field: FieldName = 'number';
let told = '';

const kinds: Readonly<
  Record<
    CardFieldType,
    { field: FieldName; label: string; autocomplete: AutoFill; placeholder: string }
  >
> = {
  cardNumber: {
    field: 'number',
    label: 'Credit or debit card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  cardExpiry: {
    field: 'expiry',
    label: 'Credit or debit card expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
  },
  cardCvc: {
    field: 'cvc',
    label: 'Credit or debit card CVC/CVV',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
  },
};

const group = joinGroup({
  field: () => field,
  value: () => input.value,
  report: () => show(problem()),
  setBusy: (isBusy) => void (input.readOnly = isBusy),
});
const send = sendCard(group);

const page = answerPage<CardFieldCalls, CardFieldEvents>({
  setUp,
  update: ({ options }) => applyOptions(options),
  ...send.calls,
  focus: () => input.focus(),
  blur: () => input.blur(),
  clear() {
    input.value = '';
    changed(null);
  },
});

function setUp({ type, key, group: name, fonts, options }: CardFieldSetup): object {
  const kind = kinds[type];
  field = kind.field;
  input.autocomplete = kind.autocomplete;
  input.name = kind.field;
  input.placeholder = kind.placeholder;
  input.setAttribute('aria-label', kind.label);
  input.setAttribute('aria-describedby', message.id);
  input.disabled = false;
  send.useKey(key);
  group.enter(name);
  loadFonts(fonts);
  applyOptions(options);
  return {};
}

function applyOptions({ disabled, placeholder, showIcon, style }: CardFieldOptions): void {
  if (disabled !== undefined) input.disabled = disabled;
  if (placeholder !== undefined) input.placeholder = placeholder;
  if (showIcon !== undefined) brand.hidden = !showIcon;
  if (style) applyStyle(style);
}

function problem(): Problem | null {
  return checkCard(
    { number: group.valueOf('number'), expiry: group.valueOf('expiry'), cvc: group.valueOf('cvc') },
    new Date(),
  )[field];
}

function show(found: Problem | null): void {
  if (found) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  if (message.textContent !== (found?.message ?? '')) message.textContent = found?.message ?? '';
  tell(found);
}

/** Only what is new is told: shops drop a token when the card changes. */
function tell(shown: Problem | null): void {
  const change = {
    complete: problem() === null,
    empty: input.value === '',
    ...(shown && { error: { type: 'validation_error' as const, ...shown } }),
    ...(field === 'number' && { brand: brandCode(input.value) }),
  };
  const state = JSON.stringify([change, input.value]);
  if (state === told) return;
  told = state;
  page.tell('change', change);
}

/** While typing a field is only called wrong when more typing cannot mend it. */
function changed(found: Problem | null): void {
  brand.textContent = field === 'number' ? brandOf(input.value).name : '';
  show(found?.code.startsWith('incomplete') ? null : found);
}

function brandCode(number: string): string {
  const { name } = brandOf(number);
  return name === 'American Express' ? 'amex' : name.toLowerCase() || 'unknown';
}

input.addEventListener('input', (event) => {
  const isErasing = event instanceof InputEvent && (event.inputType ?? '').startsWith('delete');
  const isAtEnd = input.selectionStart === input.value.length;
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  const formatted =
    field === 'number'
      ? formatNumber(input.value)
      : field === 'expiry'
        ? formatExpiry(input.value, isErasing)
        : formatCvc(input.value, group.valueOf('number'));
  if (formatted !== input.value) {
    input.value = formatted;
    const caret = isAtEnd
      ? formatted.length
      : (new RegExp(`^\\D*(\\d\\D*){0,${before}}`).exec(formatted)?.[0].length ?? formatted.length);
    input.setSelectionRange(caret, caret);
  }
  changed(problem());
});
input.addEventListener('blur', () => {
  if (input.value !== '') show(problem());
  page.tell('blur', null);
});
input.addEventListener('focus', () => page.tell('focus', null));
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') page.tell('escape', null);
  if (key === 'Enter') page.tell('enter', null);
});
new ResizeObserver(() =>
  page.tell('resize', { height: Math.ceil(input.getBoundingClientRect().height) }),
).observe(input);

function find<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return element;
}
