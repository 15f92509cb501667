import { expect, test } from 'vitest';
import { faqGroups } from './faq.ts';

const questions = faqGroups.flatMap((group) => group.questions);

test('Twelve questions are in four groups', () => {
  expect(faqGroups.map((group) => group.questions.length)).toEqual([4, 2, 3, 3]);
});

test('Every anchor of the page is unique and valid in an address', () => {
  const anchors = [...faqGroups, ...questions].map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

test('Each question ends with its mark, and each answer is plain text in full sentences', () => {
  expect(questions.filter(({ question }) => !question.endsWith(' ?'))).toEqual([]);
  const paragraphs = questions.flatMap((entry) => entry.paragraphs);
  expect(paragraphs.filter((text) => !/^[^<>\n]+\.$/.test(text))).toEqual([]);
  expect(questions.filter((entry) => entry.paragraphs.length === 0)).toEqual([]);
});

test('The question on accessibility leads to the statement, as the footer leads to the questions', () => {
  expect(questions.find(({ id }) => id === 'accessibilite')?.link?.path).toBe('/accessibilite');
});
