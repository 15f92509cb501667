import { memo, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Content, Elements } from './content.ts';
import { Fragment } from './fragment.ts';

const [code, count, isLate, codes]: [string, number, boolean, string[]] = ['EUR', 3, true, ['EUR']];

// Compiles only while each of these is an error of types: run `npm run typecheck`.
const refused: readonly (() => unknown)[] = [
  // @ts-expect-error two texts are two nodes
  () => <p>1 {code} = 3,39</p>,
  () => (
    // @ts-expect-error a text beside an element
    <p>
      <b>{code}</b> TND
    </p>
  ),
  () => (
    // @ts-expect-error a space beside an element is a text too
    <p>
      <b>{code}</b> <b>TND</b>
    </p>
  ),
  () => (
    // @ts-expect-error a text that comes and goes beside an element
    <p>
      <b>{code}</b>
      {isLate && ' en retard'}
    </p>
  ),
  // @ts-expect-error a number beside an element
  () => <p>{[<b key="b" />, count]}</p>,
  // @ts-expect-error a text in a fragment
  () => <Fragment>{`1 ${code}`}</Fragment>,
  // @ts-expect-error a list of texts
  () => <p>{codes}</p>,
  // @ts-expect-error texts of a loop
  () => <p>{codes.map((each) => `${each} `)}</p>,
  // @ts-expect-error children of any kind beside an element
  (children: ReactNode = '') => <p>{[children, <b key="b" />]}</p>,
  // @ts-expect-error children that may be a text beside an element
  (children: Content = '') => <p>{[children, <b key="b" />]}</p>,
];

function Bare() {
  return code;
}
const BareMemo = memo(Bare);

const refusedComponents: readonly (() => unknown)[] = [
  // @ts-expect-error a component that is a bare text
  () => <Bare />,
  // @ts-expect-error a memoized one
  () => <BareMemo />,
];

const accepted: readonly (() => Elements)[] = [
  () => <p>{code}</p>,
  () => <p>{isLate ? `1 ${code}` : <b>{code}</b>}</p>,
  () => (
    <p>
      <span>1 </span>
      {isLate && <b>{code}</b>}
      {codes.map((each) => (
        <b key={each}>{each}</b>
      ))}
    </p>
  ),
];

it('a text is alone in its element: beside another text or an element it does not compile', () => {
  expect([refused.length, refusedComponents.length, accepted.length]).toEqual([10, 2, 3]);
});
