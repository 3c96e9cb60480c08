/** What the drawings of the shelves show: file → one sentence. */
export const productAlts: Record<string, string> = {
  'gi-map':
    'GI-MAP test kit: a dark green box with a fennel drawing, and the tube for the stool sample',
  'gi-map-zonulin':
    'GI-MAP plus Zonulin test kit: a blue box with a flax drawing, and the tube for the stool sample',
  'adult-gut':
    'Adult Gut test kit: a honey-colored box with a ginger drawing, and the tube for the stool sample',
  'child-gut':
    'Child Gut test kit: a yellow box with a chamomile drawing, and the tube for the stool sample',
  'baby-gut':
    'Baby Gut test kit: a pale pink box with an oat drawing, and the tube for the stool sample',
  'pregnancy-gut':
    'Pregnancy Gut test kit: a rose box with a raspberry drawing, and the tube for the stool sample',
  'organic-acids':
    'Organic Acids test kit: a lime box with a lemon drawing, and the cup for the urine sample',
  dutch:
    'DUTCH Hormone test kit: a plum box with an evening primrose drawing, and the strips for the urine sample',
  mycotox:
    'MycoTOX test kit: a brown box with a mushroom drawing, and the cup for the urine sample',
  toxdetect:
    'TOXDetect test kit: a lilac box with a thistle drawing, and the cup for the urine sample',
  'fast-88':
    'FAST 88 Food test kit: a sage box with a fig drawing, and the card for drops of blood',
  'dna-methylation':
    'DNA Methylation test kit: a green box with a fern drawing, and the tube for the saliva sample',
  'female-polygenic-risk':
    'Female Polygenic Risk test kit: a terracotta box with a pomegranate drawing, and the tube for the saliva sample',
  'concierge-consult': 'A video visit on a laptop with the practitioner, a notebook and tea',
  'complete-package':
    'A test kit on a table beside a laptop with a video consultation and a written plan',
  'family-wellness-program':
    'Four test kits of different sizes side by side under a flowering branch',
  probiotic: 'An apothecary jar labeled Probiotic, daily capsules',
  'digestive-enzymes': 'An apothecary jar labeled Digestive Enzymes',
  'gut-repair': 'An apothecary jar labeled Gut Repair',
};
