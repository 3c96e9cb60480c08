import type { StripeError } from '@stripe/stripe-js';
import { connectToFrame, type Caller } from '../channel.ts';
import { IntegrationError } from './errors.ts';
import { createFrame, focusByLabel, silence } from './frame-page.ts';

type Listener = (event: object) => void;
/** What every frame can be told. */
type CommonCalls<Options> = {
  update: (changes: { options: Options }) => void;
  focus: () => void;
  blur: () => void;
  clear: () => void;
};

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
    if (!place)
      throw new IntegrationError(
        `The selector you specified (${typeof target === 'string' ? target : 'an element'}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.#frame?.parentElement === place) return;
    this.unmount();
    const { page, title, bleed, height } = this.#parts;
    const frame = createFrame({ page, title, bleed, height: height(this.#options) });
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
    if (name === 'focus' || name === 'blur')
      frame.parentElement?.classList.toggle('StripeElement--focus', name === 'focus');
  }

  /** Tells the shop of a change; elements add what their kind tells. */
  protected onChange(detail: object, _place: HTMLElement | null): void {
    this.emit('change', detail);
  }

  protected emit(name: string, detail: object): void {
    for (const listener of this.#listeners.get(name) ?? [])
      listener({ elementType: this.#parts.type, ...detail });
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
    this.#frame?.parentElement?.classList.remove(
      'StripeElement',
      'StripeElement--focus',
      'StripeElement--invalid',
      'StripeElement--complete',
      'StripeElement--empty',
    );
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
    if (this.#isDestroyed)
      throw new IntegrationError(
        'This Element has already been destroyed. Please create a new one.',
      );
  }
}
