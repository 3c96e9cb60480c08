import { NotFound } from 'payload';
import { expect, test } from 'vitest';
import { explainFailure, isPermanent, NotWorthSending } from './failure.ts';

const failure = (facts: object) =>
  Object.assign(new Error('Message failed: technical words'), facts);

test.each([
  [
    {
      code: 'EENVELOPE',
      responseCode: 550,
      response: '550 no such user',
      command: 'RCPT TO',
      permanent: true,
    },
    true,
    'The mail server does not take mail for this address. It said: 550 no such user',
  ],
  [
    { code: 'EMESSAGE', responseCode: 554, response: '554 spam', command: 'DATA', permanent: true },
    true,
    'The mail server does not take this mail. It said: 554 spam',
  ],
  [
    {
      code: 'EENVELOPE',
      responseCode: 450,
      response: '450 busy',
      command: 'RCPT TO',
      permanent: false,
    },
    false,
    'The mail server is busy and asks us to try again later. It said: 450 busy',
  ],
  [
    { code: 'EAUTH', responseCode: 535, response: '535 no', permanent: true },
    false,
    'The mail server does not accept our user name and password. Please tell whoever runs the site. It said: 535 no',
  ],
  [
    { code: 'ETIMEDOUT' },
    false,
    'The mail server cannot be reached. Please tell whoever runs the site if it lasts.',
  ],
  [
    { code: 'ESOCKET' },
    false,
    'The mail server cannot be reached. Please tell whoever runs the site if it lasts.',
  ],
  [{}, false, 'Message failed: technical words'],
])('ADM-08 REL-06 what went wrong (%j) is told in plain words', (facts, permanent, words) => {
  expect([isPermanent(failure(facts)), explainFailure(failure(facts))]).toEqual([permanent, words]);
});

test('ADM-08 a mail whose record is gone, or that comes too late, is not tried again', () => {
  expect([isPermanent(new NotFound()), explainFailure(new NotFound())]).toEqual([
    true,
    'What this mail is about is not here any more.',
  ]);
  expect([
    isPermanent(new NotWorthSending('The workshop has begun')),
    explainFailure(new NotWorthSending('The workshop has begun')),
  ]).toEqual([true, 'The workshop has begun']);
});

test('what a mail server says is cut to what the admin shows', () => {
  expect(explainFailure(failure({ responseCode: 554, response: 'x'.repeat(10_000) }))).toHaveLength(
    300,
  );
});
