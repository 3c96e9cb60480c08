import type { Appearance } from '@stripe/stripe-js';
import type { FontSource } from '../protocol.ts';

const sheet = new CSSStyleSheet();

/** Puts the shop's look on the fields: variables as CSS properties, rules for Stripe's public class names only. */
export function applyAppearance({ theme, variables = {}, rules = {} }: Appearance): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const root = document.documentElement;
  root.dataset.theme = theme ?? 'stripe';
  root.removeAttribute('style');
  for (const [name, value] of Object.entries(variables)) {
    if (/^[a-zA-Z0-9]+$/.test(name) && typeof value === 'string')
      root.style.setProperty(`--${name}`, value);
  }
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const [selector, declarations] of Object.entries(rules)) {
    if (isPublicSelector(selector)) addRule(selector, declarations);
    else console.warn(`elements(): appearance.rules: "${selector}" is not a supported selector.`);
  }
}

/** https://docs.stripe.com/elements/appearance-api: one of the documented classes, with states and pseudo-elements. */
function isPublicSelector(selector: string): boolean {
  return selector
    .split(',')
    .every((part) =>
      /^\.(Label|Input|Error|Block|AccordionItem|Tab|TabLabel|TabIcon)(--[a-z]+)?(::?[a-z-]+)*$/.test(
        part.trim(),
      ),
    );
}

function addRule(selector: string, declarations: Record<string, string>): void {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const [name, value] of Object.entries(declarations)) {
    rule.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  }
}

/** Fonts are a nicety: one that does not load leaves the next of the family list. */
export function loadFonts(fonts: FontSource[]): void {
  for (const font of fonts) {
    if ('cssSrc' in font) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: font.cssSrc }),
      );
      continue;
    }
    const { family, src, ...descriptors } = font;
    const face = new FontFace(family, src, descriptors as FontFaceDescriptors);
    document.fonts.add(face);
    face.load().catch(() => document.fonts.delete(face));
  }
}
