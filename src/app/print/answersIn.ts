/** The answers to a chapter's guesses and challenges, in the order of the questions. */

export interface Answered {
  readonly question: Element;
  /** A copy, without what the page finds its live numbers by. */
  readonly answer: DocumentFragment;
}

export function answersIn(chapter: ParentNode): readonly Answered[] {
  return [...chapter.querySelectorAll<HTMLElement>('.guess, .try')].map((question) => {
    const answer = document.createDocumentFragment();
    const written = question.querySelector('.try-answer');
    if (written) answer.append(...[...written.childNodes].map((node) => node.cloneNode(true)));
    else answer.append(question.dataset['answer'] ?? '');
    for (const element of answer.querySelectorAll('*')) {
      for (const name of ['id', 'data-v', 'data-still', 'tabindex']) element.removeAttribute(name);
    }
    return { question: question.querySelector(':scope > div:has(> .try-state)') ?? question, answer };
  });
}
