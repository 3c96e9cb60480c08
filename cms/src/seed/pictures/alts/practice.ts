/** What the pictures of the practice itself show: file → one sentence. */
export const practiceAlts: Record<string, string> = {
  portrait: 'A physician assistant seen from behind at her window, a stethoscope around her neck, herbs on both sides',
  flyer: 'Flyer: free live online Family Wellness Workshop, every Thursday, 7 PM EST',
};
