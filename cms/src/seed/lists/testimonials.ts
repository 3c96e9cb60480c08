import type { Sample } from '../publish-list.ts';

/** Spec §9: one story on top of the page, three on the home page, seventeen in the grid. */
export const testimonials: Sample<'testimonials'>[] = [
  sample(
    'featured',
    'Rachel M.',
    'For two years I carried a folder from office to office. My labs were normal, they said, and maybe I was just a tired mom. By the time we found this practice I had stopped telling the whole story, because nobody had time for it.\n\nOn our first call she asked what a bad Tuesday looks like at our house, and then she waited. I cried a little. We did the test, and she went through every page with me and told me what she knew and what she did not. We changed breakfast first, then bedtime, then a few things in the cupboard. My husband and the boys do it with me. It was slow, and it was kind. I still have hard days. But I have a plan on the fridge, someone who answers, and my evenings back.',
  ),
  sample(
    'home',
    'Daniel K.',
    'I am the kind of man who waits until it is bad. The kit came in a plain box, took me ten minutes, and the hour on video was worth more than the year before it. We finally had a plan, on one page.',
  ),
  sample(
    'home',
    'Sarah T.',
    'I feel heard. That is the whole review. She remembered my daughter’s name, my night shifts and the food I cannot stand, and made a plan that fits all three.',
  ),
  sample(
    'home',
    'Grace L.',
    'At 68 I thought I was too old to start over. She never rushed me, prayed with me when I asked, and explained the results so that I could explain them to my sister.',
  ),
  sample(
    'grid',
    'Naomi P.',
    'Our six-year-old picked the bedtime snack from the list herself. That list has done more for peace at our table than anything I tried alone.',
  ),
  sample(
    'grid',
    'Caleb R.',
    'Clear prices, a clear box, clear results. I knew what each step cost before I took it.',
  ),
  sample(
    'grid',
    'Esther W.',
    'I was nervous about collecting a sample from a baby. The pictures in the kit made it easy, and my note about it was answered the next day.',
  ),
  sample(
    'grid',
    'Marcus J.',
    'I drive a truck and eat on the road. She did not tell me to quit my life. She showed me what to pack, and I have stuck with it since March.',
  ),
  sample(
    'grid',
    'Hannah B.',
    'I had read everything on the internet and was more afraid than before. One hour with somebody calm, and I knew which three things to do first.',
  ),
  sample(
    'grid',
    'Ruth A.',
    'My doctor and she work well together. I took the report to my next visit and for once we talked about causes and not only about refills.',
  ),
  sample(
    'grid',
    'Joel S.',
    'The Thursday workshop convinced me. No pressure, no sales pitch, just honest answers and a recipe that my kids eat.',
  ),
  sample(
    'grid',
    'Priya N.',
    'We keep a vegetarian kitchen and I was ready to defend it again. I did not have to. The plan was made for the food we cook.',
  ),
  sample(
    'grid',
    'Linda C.',
    'I am 74 and do not like computers. She talked me through the video call, and then she let me talk. I had not been asked that many good questions in years.',
  ),
  sample(
    'grid',
    'Tyler and Meg F.',
    'We joined the program as a family of five. Having one plan for everyone, and someone who asks how it is going, is what kept us from giving up in week three.',
  ),
  sample(
    'grid',
    'Abigail D.',
    'She told me plainly what a test can show and what it cannot. That honesty is why I trust the rest.',
  ),
  sample(
    'grid',
    'Sam O.',
    'College food, stress and a sore belly. Mom ordered the kit, I did the rest. I know now what sets me off, and that helps more than I expected.',
  ),
  sample(
    'grid',
    'Maria V.',
    'English is my second language. She spoke slowly, wrote everything down afterward, and asked if I understood. I did.',
  ),
  sample(
    'grid',
    'Beth H.',
    'The results looked like a foreign language until she walked me through them. By the end I was the one pointing at the page.',
  ),
  sample(
    'grid',
    'Josiah E.',
    'I expected a long list of bottles to buy. I got a short list of meals to cook. We are sleeping better, all of us.',
  ),
  sample(
    'grid',
    'Claire G.',
    'Third pregnancy, and the first time someone asked how I was and not only how the baby was. I felt cared for.',
  ),
  sample(
    'grid',
    'Anna R.',
    'Faith is part of how we live, and it was a comfort not to leave it at the door. She is gentle about it, and just as careful about the science.',
  ),
];

/** Five stars, and marked as a sample: no patient said it. */
function sample(
  place: 'featured' | 'home' | 'grid',
  name: string,
  content: string,
): Sample<'testimonials'> {
  return { place, name, content, initial: name.charAt(0), stars: 5, isSample: true };
}
