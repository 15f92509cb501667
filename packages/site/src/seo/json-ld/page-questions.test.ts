import { expect, test } from 'vitest';
import { knownPage } from '../../testing/known-page.ts';
import { pageQuestions } from './page-questions.ts';

function questionsAt(path: string) {
  return pageQuestions(knownPage(path));
}

test('The page of questions states all of them with their full answers', () => {
  const questions = questionsAt('/faq');
  expect(questions).toHaveLength(12);
  expect(questions.at(-3)).toEqual({
    question: 'Le site est-il gratuit, et faut-il un compte\u202f?',
    answer:
      'Le site est entièrement gratuit et s’utilise sans compte. Il informe et compare\u202f: il ne vend ni n’achète aucune devise.',
  });
  expect(questions[0]?.answer).toContain('publient elles-mêmes.\n\nLe cours en direct');
});

test('No other page states a question', () => {
  expect([questionsAt('/'), questionsAt('/contact')]).toEqual([[], []]);
});
