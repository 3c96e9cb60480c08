/** What the pictures of the practice itself show: file → one sentence. */
export const practiceAlts: Record<string, string> = {
  portrait: 'The practitioner in a white coat, a stethoscope around her neck, at her window',
  flyer: 'Flyer: free live online Family Wellness Workshop, every Thursday, 7 PM EST',
  'share-store': 'Five test kits on a shelf, the GI-MAP kit in the middle',
  'share-guides': 'Three free guides among fennel, mint, oat and chamomile',
  'share-pantry':
    'A tub of protein powder, a cast-iron pan, wooden spoons and castor oil on a shelf',
  'share-street': 'A street of four small shops',
};
