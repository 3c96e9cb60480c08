import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { connectToFrame, type Caller } from '../channel.ts';
import type { ElementCalls, ElementEvents, ElementSetup } from '../protocol.ts';
import { IntegrationError } from './errors.ts';

type Listener = (event: object) => void;

const LOAD_TIMEOUT_MS = 15_000;
/** The frame's own padding, which leaves room for focus rings. */
const BLEED = 4;

/** The Payment Element as the shop's page holds it. `setup` gives what the frame needs at the moment it is mounted. */
export class PaymentElement {
  readonly #origin: string;
  readonly #setup: () => Omit<ElementSetup, 'options'>;
  readonly #onDestroy: () => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  #options: StripePaymentElementOptions;
  #frame: HTMLIFrameElement | null = null;
  #line: Caller<ElementCalls> | null = null;
  #isDestroyed = false;

  constructor(origin: string, options: StripePaymentElementOptions, setup: () => Omit<ElementSetup, 'options'>, onDestroy: () => void) {
    this.#origin = origin;
    this.#options = options;
    this.#setup = setup;
    this.#onDestroy = onDestroy;
  }

  /** The options it was made with, for checks when it is confirmed. */
  get options(): StripePaymentElementOptions {
    return this.#options;
  }

  /** The line to the mounted frame; null before 'ready'. */
  get line(): Caller<ElementCalls> | null {
    return this.#line;
  }

  mount(target: string | HTMLElement): void {
    this.#requireAlive();
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place) throw new IntegrationError(`The selector you specified (${typeof target === 'string' ? target : 'an element'}) applies to no DOM elements that are currently on the page.`);
    if (this.#frame?.parentElement === place) return;
    this.unmount();
    const frame = createFrame(`${this.#origin}/elements/payment`, isAccordion(this.#options) ? 278 : 190);
    place.replaceChildren(frame);
    place.classList.add('StripeElement');
    this.#frame = frame;
    setTimeout(() => this.#frame === frame && this.#emit('loaderstart', {}), 0);
    frame.addEventListener('load', () => void this.#connect(frame), { once: true });
  }

  async #connect(frame: HTMLIFrameElement): Promise<void> {
    const line = connectToFrame<ElementCalls>(frame, this.#origin, (name, detail) => {
      if (this.#frame === frame) this.#onFrameEvent(frame, name as keyof ElementEvents, detail);
    });
    const { error } = await Promise.race([line.call('setUp', { ...this.#setup(), options: this.#options }), silence()]);
    if (this.#frame !== frame) return;
    if (error) return this.#emit('loaderror', { error });
    this.#line = line;
    this.#emit('ready', {});
  }

  #onFrameEvent(frame: HTMLIFrameElement, name: keyof ElementEvents, detail: unknown): void {
    if (name === 'resize') frame.style.height = `${(detail as ElementEvents['resize']).height}px`;
    else if (name === 'enter') frame.closest('form')?.requestSubmit();
    else if (name === 'change') this.#emit('change', { ...(detail as ElementEvents['change']), collapsed: false, value: { type: 'card' } });
    else this.#emit(name, {});
    if (name === 'focus' || name === 'blur') frame.parentElement?.classList.toggle('StripeElement--focus', name === 'focus');
  }

  #emit(name: string, detail: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ elementType: 'payment', ...detail });
  }

  on(name: string, listener: Listener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  once(name: string, listener: Listener): this {
    const wrapped: Listener = (event) => {
      this.off(name, wrapped);
      listener(event);
    };
    return this.on(name, wrapped);
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
    return this;
  }

  update(options: StripePaymentElementOptions): this {
    this.#requireAlive();
    this.#options = { ...this.#options, ...options };
    void this.#line?.call('update', { options });
    return this;
  }

  focus(): void {
    void this.#line?.call('focus');
  }

  blur(): void {
    void this.#line?.call('blur');
  }

  clear(): void {
    void this.#line?.call('clear');
  }

  /** There is one payment method, which is always open. */
  collapse(): this {
    return this;
  }

  unmount(): void {
    this.#frame?.parentElement?.classList.remove('StripeElement', 'StripeElement--focus');
    this.#frame?.remove();
    this.#frame = null;
    this.#line = null;
  }

  destroy(): void {
    this.#requireAlive();
    this.unmount();
    this.#isDestroyed = true;
    this.#onDestroy();
  }

  #requireAlive(): void {
    if (this.#isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
  }
}

function isAccordion({ layout }: StripePaymentElementOptions): boolean {
  return (typeof layout === 'string' ? layout : layout?.type) === 'accordion';
}

/** The height holds the place until the frame tells its own. */
function createFrame(src: string, height: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Secure payment input frame';
  frame.allow = 'payment *';
  frame.setAttribute('scrolling', 'no');
  Object.assign(frame.style, { display: 'block', border: '0', margin: `-${BLEED}px`, width: `calc(100% + ${2 * BLEED}px)`, maxWidth: 'none', height: `${height}px`, colorScheme: 'light' });
  frame.src = src;
  return frame;
}

/** A frame that never answers: its page could not be loaded. */
function silence(): Promise<{ error: StripeError }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: { type: 'api_connection_error', message: 'The payment form could not be loaded. Please check your internet connection and try again.' } }), LOAD_TIMEOUT_MS);
  });
}
