/** What the pictures of the practice itself show: file → one sentence. */
export const practiceAlts: Record<string, string> = {
  portrait:
    'A physician assistant seen from behind at her window, a stethoscope around her neck, herbs on both sides',
  flyer: 'Flyer: free live online Family Wellness Workshop, every Thursday, 7 PM EST',
  'share-store': 'Five test kits on a shelf, the GI-MAP kit in the middle',
  'share-guides': 'Three free guides among fennel, mint, oat and chamomile',
  'share-pantry':
    'A tub of protein powder, a cast-iron pan, wooden spoons and castor oil on a shelf',
  'share-street': 'A street of four small shops',
};
