import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Granting, grantsOf, isSent, joinGrants } from './grants.ts';

const kit = (handle: string): Granting => ({
  id: handle,
  handle,
  name: handle,
  category: 'testing',
  turnaroundDays: 14,
  visits: [{ label: 'Forgotten', minutes: 5, count: 1, per: 'unit' }],
});
const visit = { label: 'Consultation', minutes: 60, count: 1, per: 'unit' } as const;
const pack = (...parts: string[][]): Granting => ({
  id: 'pack',
  handle: 'pack',
  name: 'Pack',
  category: 'package',
  visits: [visit],
  parts: parts.map((oneOf) => ({ oneOf })),
});
const consult: Granting = { ...kit('consult'), category: 'consultation', visits: [visit] };
const powder: Granting = { ...kit('powder'), category: 'supplement' };
const handles = ({ kits }: ReturnType<typeof grantsOf>) =>
  kits.map(({ options }) => options.map(({ handle }) => handle));

test('ORD-02 a test kit grants itself, a supplement goods, a consultation its visits', () => {
  expect(grantsOf(kit('gi-map'), [])).toEqual({
    kits: [
      {
        options: [
          {
            handle: 'gi-map',
            name: 'gi-map',
            sample: null,
            labDays: 14,
            ageFrom: null,
            ageTo: null,
            notIn: [],
          },
        ],
      },
    ],
    goods: false,
    visits: [],
  });
  expect(grantsOf(powder, [])).toEqual({ kits: [], goods: true, visits: [] });
  expect(grantsOf(consult, [])).toEqual({ kits: [], goods: false, visits: [visit] });
  expect([kit('a'), powder, consult].map((one) => isSent(grantsOf(one, [])))).toEqual([
    true,
    true,
    false,
  ]);
});

test('ORD-02 ORD-14 a package grants a kit for each part, a choice where there are several, and its visits', () => {
  const shop = [kit('adult'), kit('child'), powder, consult];
  const of = (...parts: string[][]) => grantsOf(pack(...parts), shop);
  expect(handles(of(['adult', 'child'], ['adult']))).toEqual([['adult', 'child'], ['adult']]);
  expect(of(['adult', 'child']).visits).toEqual([visit]);
  expect(of(['adult', 'gone'])).toEqual(of(['adult']));
  expect(of(['powder'], ['consult'])).toEqual({ kits: [], goods: true, visits: [visit, visit] });
});

test('ORD-02 a package inside itself ends the question', () => {
  const round = { ...pack(['pack'], ['adult']) };
  expect(handles(grantsOf(round, [round, kit('adult')]))).toEqual([['adult']]);
});

test('ORD-02 joined grants lose nothing, in order', () => {
  const some = fc.constantFrom(kit('a'), kit('b'), powder, consult).map((one) => grantsOf(one, []));
  fc.assert(
    fc.property(fc.array(some), (all) => {
      const joined = joinGrants(all);
      expect(joined.kits).toHaveLength(all.flatMap(({ kits }) => kits).length);
      expect(joined.visits).toHaveLength(all.flatMap(({ visits }) => visits).length);
      expect(isSent(joined)).toBe(all.some(isSent));
      expect(JSON.parse(JSON.stringify(joined))).toEqual(joined);
    }),
  );
});
