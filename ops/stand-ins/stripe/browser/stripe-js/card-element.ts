import type {
  CardFieldCalls,
  CardFieldEvents,
  CardFieldOptions,
  CardFieldSetup,
  CardFieldType,
} from '../protocol.ts';
import { IntegrationError } from './errors.ts';
import { FrameElement } from './frame-element.ts';

const titles: Readonly<Record<CardFieldType, string>> = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};

type Options = CardFieldOptions & {
  classes?: Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;
};

/** One of the split card fields (https://docs.stripe.com/js/elements_object/create_element?type=cardNumber). */
export class CardFieldElement extends FrameElement<CardFieldCalls, Options> {
  readonly type: CardFieldType;

  constructor(
    origin: string,
    type: CardFieldType,
    options: Options,
    setup: Omit<CardFieldSetup, 'options' | 'type'>,
    onDestroy: () => void,
  ) {
    super({
      type,
      page: `${origin}/elements/card-field`,
      title: titles[type],
      options,
      height: () => 20,
      bleed: 0,
      // Classes are for the shop's page, and style is all that the frame can use.
      setUp: (line, { classes: _classes, ...current }) =>
        line.call('setUp', { ...setup, type, options: current }),
      onDestroy,
    });
    this.type = type;
  }

  protected override onChange(detail: CardFieldEvents['change'], place: HTMLElement | null): void {
    const { classes } = this.options;
    place?.classList.toggle(classes?.empty ?? 'StripeElement--empty', detail.empty);
    place?.classList.toggle(classes?.complete ?? 'StripeElement--complete', detail.complete);
    place?.classList.toggle(
      classes?.invalid ?? 'StripeElement--invalid',
      detail.error !== undefined,
    );
    this.emit('change', { error: undefined, ...detail });
  }
}

/** The line to the frame of a mounted card number, which sends the whole card. Throws IntegrationError for anything else. */
export function requireCardNumber(
  element: unknown,
  caller: string,
): NonNullable<CardFieldElement['line']> {
  if (!(element instanceof CardFieldElement))
    throw new IntegrationError(`Invalid value for ${caller}: expected a card Element.`);
  if (element.type !== 'cardNumber')
    throw new IntegrationError(
      `Invalid value for ${caller}: the stand-in takes the cardNumber Element, not ${element.type}.`,
    );
  if (element.line) return element.line;
  throw new IntegrationError(
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
  );
}
