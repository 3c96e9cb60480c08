const OWN_PATH = /(?<=^|[\s(])(\/(?:(?:store|cart|about|testimonials|freebies|blog|faq|privacy-policy|recommendations|local-affiliates)(?:#[\w-]+)?|#[\w-]+))(?=$|[\s).,;:!?])/g;

export type Words = { text: string; path: string | null };

/** A message in pieces, so that pages of this site that it names can be links. Whatever else looks like an address stays text (LLM-02). */
export function splitAtPaths(message: string): Words[] {
  return message
    .split(OWN_PATH)
    .map((text, place) => ({ text, path: place % 2 === 1 ? text : null }))
    .filter(({ text }) => text !== '');
}
