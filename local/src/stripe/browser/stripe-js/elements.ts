import type { Appearance, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { intentIdOf } from '../api.ts';
import type { FontSource } from '../protocol.ts';
import { IntegrationError } from './errors.ts';
import { PaymentElement } from './payment-element.ts';

export type ElementsOptions = {
  clientSecret?: string;
  mode?: 'payment';
  amount?: number;
  currency?: string;
  appearance?: Appearance;
  fonts?: FontSource[];
  locale?: string;
};

export class Elements {
  readonly #origin: string;
  readonly #key: string;
  #options: ElementsOptions;
  #element: PaymentElement | null = null;

  constructor(origin: string, key: string, options: ElementsOptions = {}) {
    if (!options.clientSecret && !options.mode) {
      throw new IntegrationError('In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.');
    }
    if (options.clientSecret && !intentIdOf(options.clientSecret)) {
      throw new IntegrationError(`Invalid value for elements(): clientSecret should be a client secret of the form \${id}_secret_\${secret}. You specified: ${options.clientSecret}.`);
    }
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
  }

  get clientSecret(): string | null {
    return this.#options.clientSecret ?? null;
  }

  create(type: string, options: StripePaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`The stand-in offers the payment Element only, not ${type}.`);
    if (this.#element) throw new IntegrationError('Can only create one Element of type payment.');
    const setup = () => ({ key: this.#key, clientSecret: this.clientSecret, appearance: this.#options.appearance ?? {}, fonts: this.#options.fonts ?? [] });
    this.#element = new PaymentElement(this.#origin, options, setup, () => (this.#element = null));
    return this.#element;
  }

  getElement(type: string | { __elementType?: string }): PaymentElement | null {
    const { __elementType: name } = typeof type === 'string' ? { __elementType: type } : type;
    return name === 'payment' ? this.#element : null;
  }

  async update(options: ElementsOptions): Promise<void> {
    if (options.clientSecret !== undefined) throw new IntegrationError('elements.update(): clientSecret is not an accepted parameter.');
    this.#options = { ...this.#options, ...options };
    if (options.appearance) await this.#element?.line?.call('update', { appearance: options.appearance });
  }

  on(): void {
    // Updates take effect at once: 'update-end' has nothing to wait for.
  }

  async fetchUpdates(): Promise<{ error?: StripeError }> {
    return (await this.#element?.line?.call('fetchUpdates')) ?? {};
  }

  async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const { error } = await this.requireLine('elements.submit()').call('submit');
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  /** The line to the mounted Payment Element; throws IntegrationError when there is none. */
  requireLine(caller: string): NonNullable<PaymentElement['line']> {
    const line = this.#element?.line;
    if (line) return line;
    throw new IntegrationError(`Invalid value for ${caller}: elements should have a mounted Payment Element or Express Checkout Element. Please make sure the Element you are attempting to use is still mounted before calling ${caller}.`);
  }
}
