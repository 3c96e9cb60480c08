/** What the covers of the free guides and the logo of a partner show: file → one sentence. */
export const guideAlts: Record<string, string> = {
  'guide-ultimate-gut-health-guide':
    'Cover of the Ultimate Gut Health Guide: chamomile, fennel and mint growing before a rising sun',
  'guide-gut-health-smoothie-recipe-cards':
    'Cover of the Gut Health Smoothie Recipe Cards: a tall berry smoothie with mint and lemon',
  'guide-gut-detox-binders-chart':
    'Cover of the Gut Detox Binders Chart: six labeled jars on two shelves',
  'guide-gut-healing-foods-guide':
    'Cover of the Gut-Healing Foods Guide: a bowl of soup with ginger, garlic and lemon at a window',
  'guide-family-wellness-tracker':
    'Cover of the Family Wellness Tracker: four potted herbs of different heights on a windowsill',
  'guide-probiotic-supplement-guide':
    'Cover of the Probiotic & Supplement Guide: herbs and flowers growing out of an open capsule',
  'guide-30-day-gut-reset-challenge':
    'Cover of the 30-Day Gut Reset Challenge: a calendar of thirty days on which a plant grows',
  'partner-fern-and-fig-kitchen': 'Logo of Fern & Fig Kitchen: a fern and a fig in a ring',
};
