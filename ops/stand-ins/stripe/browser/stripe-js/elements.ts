import type { Appearance, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { intentIdOf } from '../api.ts';
import type { CardFieldOptions, CardFieldType, FontSource } from '../protocol.ts';
import { CardFieldElement } from './card-element.ts';
import { IntegrationError } from './errors.ts';
import { PaymentElement } from './payment-element.ts';
import { showWalletSheet } from './wallet-sheet.ts';

export type ElementsOptions = {
  clientSecret?: string;
  mode?: 'payment';
  amount?: number;
  currency?: string;
  appearance?: Appearance;
  fonts?: FontSource[];
  locale?: string;
};

const cardFields: readonly string[] = [
  'cardNumber',
  'cardExpiry',
  'cardCvc',
] satisfies CardFieldType[];

export class Elements {
  readonly #origin: string;
  readonly #key: string;
  /** Tells the frames of this group from those of another on the same page. */
  readonly #group = crypto.randomUUID();
  readonly #made = new Map<string, PaymentElement | CardFieldElement>();
  #options: ElementsOptions;

  constructor(origin: string, key: string, options: ElementsOptions = {}) {
    if (options.clientSecret && !intentIdOf(options.clientSecret)) {
      throw new IntegrationError(
        `Invalid value for elements(): clientSecret should be a client secret of the form \${id}_secret_\${secret}. You specified: ${options.clientSecret}.`,
      );
    }
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
  }

  get clientSecret(): string | null {
    return this.#options.clientSecret ?? null;
  }

  create(
    type: string,
    options: StripePaymentElementOptions | CardFieldOptions = {},
  ): PaymentElement | CardFieldElement {
    const isCard = cardFields.includes(type);
    if (type !== 'payment' && !isCard)
      throw new IntegrationError(
        `The stand-in offers the payment Element and the split card fields only, not ${type}.`,
      );
    if (this.#made.has(type))
      throw new IntegrationError(`Can only create one Element of type ${type}.`);
    const element = isCard
      ? this.#cardField(type as CardFieldType, options as CardFieldOptions)
      : this.#payment(options as StripePaymentElementOptions);
    this.#made.set(type, element);
    return element;
  }

  #cardField(type: CardFieldType, options: CardFieldOptions): CardFieldElement {
    return new CardFieldElement(
      this.#origin,
      type,
      options,
      { key: this.#key, group: this.#group, fonts: this.#options.fonts ?? [] },
      () => this.#made.delete(type),
    );
  }

  #payment(options: StripePaymentElementOptions): PaymentElement {
    if (!this.#options.clientSecret && !this.#options.mode) {
      throw new IntegrationError(
        'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
      );
    }
    const setup = () => ({
      key: this.#key,
      clientSecret: this.clientSecret,
      appearance: this.#options.appearance ?? {},
      fonts: this.#options.fonts ?? [],
    });
    return new PaymentElement(this.#origin, options, setup, () => this.#made.delete('payment'));
  }

  getElement(type: string | { __elementType?: string }): PaymentElement | CardFieldElement | null {
    const { __elementType: name = '' } = typeof type === 'string' ? { __elementType: type } : type;
    return this.#made.get(name) ?? null;
  }

  get paymentElement(): PaymentElement | null {
    const element = this.#made.get('payment');
    return element instanceof PaymentElement ? element : null;
  }

  async update(options: ElementsOptions): Promise<void> {
    if (options.clientSecret !== undefined)
      throw new IntegrationError('elements.update(): clientSecret is not an accepted parameter.');
    this.#options = { ...this.#options, ...options };
    if (options.appearance)
      await this.paymentElement?.line?.call('update', { appearance: options.appearance });
  }

  on(): void {
    // Updates take effect at once: 'update-end' has nothing to wait for.
  }

  async fetchUpdates(): Promise<{ error?: StripeError }> {
    return (await this.paymentElement?.line?.call('fetchUpdates')) ?? {};
  }

  async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const { error, wallet } = await this.requireLine('elements.submit()').call('submit');
    if (error) return { error };
    const refusal = wallet ? await showWalletSheet(wallet) : null;
    if (refusal) return { error: refusal };
    return { selectedPaymentMethod: wallet ?? 'card' };
  }

  /** The line to the mounted Payment Element; throws IntegrationError when there is none. */
  requireLine(caller: string): NonNullable<PaymentElement['line']> {
    const line = this.paymentElement?.line;
    if (line) return line;
    throw new IntegrationError(
      `Invalid value for ${caller}: elements should have a mounted Payment Element or Express Checkout Element. Please make sure the Element you are attempting to use is still mounted before calling ${caller}.`,
    );
  }
}
