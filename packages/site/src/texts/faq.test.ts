import { locales } from '@dinar/domain/language/locale';
import { describe, expect, test } from 'vitest';
import { faqGroups } from './faq.ts';

const marks = { fr: '\u202f?', ar: '؟', en: '?' };

describe.each(locales)('The page of questions in %s', (locale) => {
  const groups = faqGroups(locale);
  const questions = groups.flatMap((group) => group.questions);

  test('Twelve questions are in four groups', () => {
    expect(groups.map((group) => group.questions.length)).toEqual([4, 2, 3, 3]);
  });

  test('Every anchor is that of the French page, unique and valid in an address', () => {
    const anchors = [...groups, ...questions].map(({ id }) => id);
    const inFrench = faqGroups('fr');
    expect(anchors).toEqual(
      [...inFrench, ...inFrench.flatMap((group) => group.questions)].map(({ id }) => id),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('Each question ends with its mark, and each answer is plain text in full sentences', () => {
    expect(questions.filter(({ question }) => !question.endsWith(marks[locale]))).toEqual([]);
    const paragraphs = questions.flatMap((entry) => entry.paragraphs);
    expect(paragraphs.filter((text) => !/^[^<>\n{}]+\.$/.test(text))).toEqual([]);
    expect(questions.filter((entry) => entry.paragraphs.length === 0)).toEqual([]);
  });

  test('The question on accessibility leads to the statement, as the footer leads to the questions', () => {
    expect(questions.find(({ id }) => id === 'accessibilite')?.link?.path).toBe('/accessibilite');
  });
});
