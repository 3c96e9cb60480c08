import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import type { ElementCalls, ElementSetup } from '../protocol.ts';
import { FrameElement } from './frame-element.ts';

/** The Payment Element. `setup` gives what the frame needs at the moment it is mounted. */
export class PaymentElement extends FrameElement<ElementCalls, StripePaymentElementOptions> {
  constructor(
    origin: string,
    options: StripePaymentElementOptions,
    setup: () => Omit<ElementSetup, 'options'>,
    onDestroy: () => void,
  ) {
    super({
      type: 'payment',
      page: `${origin}/elements/payment`,
      title: 'Secure payment input frame',
      options,
      height: (current) => (isAccordion(current) ? 278 : 190),
      bleed: 4,
      setUp: (line, current) => line.call('setUp', { ...setup(), options: current }),
      onDestroy,
    });
  }

  protected override onChange(detail: object): void {
    this.emit('change', { ...detail, collapsed: false, value: { type: 'card' } });
  }

  /** There is one payment method, which is always open. */
  collapse(): this {
    return this;
  }
}

function isAccordion({ layout }: StripePaymentElementOptions): boolean {
  return (typeof layout === 'string' ? layout : layout?.type) === 'accordion';
}
