import type { Sample } from '../publish-list.ts';

export const testimonials: Sample<'testimonials'>[] = [
  sample('featured', 'Rachel M.', 'For the first time somebody asked me about the whole story, and stayed until it made sense.'),
  sample('home', 'Daniel K.', 'We finally had a plan we could keep.'),
  sample('home', 'Sarah T.', 'I feel heard. That alone was worth the call.'),
  sample('home', 'Ruth B.', 'The kit was easy, and the results were explained in plain words.'),
  sample('grid', 'Naomi P.', 'Kind, careful and never in a hurry.'),
];

/** Five stars, and marked as a sample: no patient said it. */
function sample(place: 'featured' | 'home' | 'grid', name: string, content: string): Sample<'testimonials'> {
  return { place, name, content, initial: name.charAt(0), stars: 5, isSample: true };
}
