import type { StripeError } from '@stripe/stripe-js';
import { connectToFrame, type Caller } from '../channel.ts';
import { IntegrationError } from './errors.ts';

type Listener = (event: object) => void;
/** What every frame can be told. */
type CommonCalls<Options> = { update: (changes: { options: Options }) => void; focus: () => void; blur: () => void; clear: () => void };

export type FrameParts<Calls, Options> = {
  /** The element's name in Stripe.js, e.g. cardNumber. */
  type: string;
  /** Address and accessible name of its page. */
  page: string;
  title: string;
  options: Options;
  /** Pixels that hold the place until the frame tells its own height. */
  height: (options: Options) => number;
  /** The frame's own padding in pixels, which leaves room for focus rings. */
  bleed: number;
  setUp: (line: Caller<Calls>, options: Options) => Promise<{ error?: StripeError }>;
  onDestroy: () => void;
};

const LOAD_TIMEOUT_MS = 15_000;

/** An element as the shop's page holds it: a frame of the stand-in's origin, where the typing happens. */
export class FrameElement<Calls, Options extends object> {
  readonly #parts: FrameParts<Calls, Options>;
  readonly #listeners = new Map<string, Set<Listener>>();
  #options: Options;
  #frame: HTMLIFrameElement | null = null;
  #line: Caller<Calls> | null = null;
  #isDestroyed = false;

  constructor(parts: FrameParts<Calls, Options>) {
    this.#parts = parts;
    this.#options = parts.options;
  }

  /** The options it was made with, for checks when it is confirmed. */
  get options(): Options {
    return this.#options;
  }

  /** The line to the mounted frame; null before 'ready'. */
  get line(): Caller<Calls> | null {
    return this.#line;
  }

  get #common(): Caller<CommonCalls<Options>> | null {
    return this.#line as Caller<CommonCalls<Options>> | null;
  }

  mount(target: string | HTMLElement): void {
    this.#requireAlive();
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place) throw new IntegrationError(`The selector you specified (${typeof target === 'string' ? target : 'an element'}) applies to no DOM elements that are currently on the page.`);
    if (this.#frame?.parentElement === place) return;
    this.unmount();
    const frame = createFrame(this.#parts, this.#options);
    place.replaceChildren(frame);
    place.classList.add('StripeElement');
    this.#frame = frame;
    focusByLabel(place, () => this.#frame === frame && this.focus());
    setTimeout(() => this.#frame === frame && this.emit('loaderstart', {}), 0);
    frame.addEventListener('load', () => void this.#connect(frame), { once: true });
  }

  async #connect(frame: HTMLIFrameElement): Promise<void> {
    const line = connectToFrame<Calls>(frame, new URL(frame.src).origin, (name, detail) => {
      if (this.#frame === frame) this.#onFrameEvent(frame, name, detail as never);
    });
    const { error } = await Promise.race([this.#parts.setUp(line, this.#options), silence()]);
    if (this.#frame !== frame) return;
    if (error) return this.emit('loaderror', { error });
    this.#line = line;
    this.emit('ready', {});
  }

  #onFrameEvent(frame: HTMLIFrameElement, name: string, detail: { height: number }): void {
    if (name === 'resize') frame.style.height = `${detail.height}px`;
    else if (name === 'enter') frame.closest('form')?.requestSubmit();
    else if (name === 'change') this.onChange(detail, frame.parentElement);
    else this.emit(name, {});
    if (name === 'focus' || name === 'blur') frame.parentElement?.classList.toggle('StripeElement--focus', name === 'focus');
  }

  /** Tells the shop of a change; elements add what their kind tells. */
  protected onChange(detail: object, _place: HTMLElement | null): void {
    this.emit('change', detail);
  }

  protected emit(name: string, detail: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ elementType: this.#parts.type, ...detail });
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

  update(options: Options): this {
    this.#requireAlive();
    this.#options = { ...this.#options, ...options };
    void this.#common?.call('update', { options });
    return this;
  }

  focus(): void {
    void this.#common?.call('focus');
  }

  blur(): void {
    void this.#common?.call('blur');
  }

  clear(): void {
    void this.#common?.call('clear');
  }

  unmount(): void {
    this.#frame?.parentElement?.classList.remove('StripeElement', 'StripeElement--focus', 'StripeElement--invalid', 'StripeElement--complete', 'StripeElement--empty');
    this.#frame?.remove();
    this.#frame = null;
    this.#line = null;
  }

  destroy(): void {
    this.#requireAlive();
    this.unmount();
    this.#isDestroyed = true;
    this.#parts.onDestroy();
  }

  #requireAlive(): void {
    if (this.#isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
  }
}

function createFrame<Calls, Options>({ page, title, bleed, height }: FrameParts<Calls, Options>, options: Options): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment *';
  frame.setAttribute('scrolling', 'no');
  Object.assign(frame.style, { display: 'block', border: '0', margin: `-${bleed}px`, width: `calc(100% + ${2 * bleed}px)`, maxWidth: 'none', height: `${height(options)}px`, colorScheme: 'light' });
  frame.src = page;
  return frame;
}

/** A label of the shop's page for the element's place gives the keyboard to the frame. */
function focusByLabel(place: HTMLElement, focus: () => void): void {
  if (!place.id) return;
  for (const label of document.querySelectorAll(`label[for="${CSS.escape(place.id)}"]`)) label.addEventListener('click', focus);
}

/** A frame that never answers: its page could not be loaded. */
function silence(): Promise<{ error: StripeError }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: { type: 'api_connection_error', message: 'The payment form could not be loaded. Please check your internet connection and try again.' } }), LOAD_TIMEOUT_MS);
  });
}
