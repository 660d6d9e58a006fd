import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const article: ReadyFlow = {
  id: 'article',
  title: 'Article with an approved outline',
  purpose:
    'Plans an article, waits until a person has approved the outline, and only then writes and edits it.',
  category: 'content-creation',
  tags: ['article', 'blog', 'approval'],
  graph: graphOf(
    [
      step('ask', 'Idea', {
        fields: [
          field('topic', 'What is the article about?'),
          field('readers', 'Who reads it?'),
          field('takeaway', 'What should they be able to do afterwards?'),
        ],
      }),
      step('prompt', 'Outline', {
        text: `You are an editor. Outline an article about {{topic}} for {{readers}}, after which they can {{takeaway}}.

Give two headlines, the argument in two sentences, and four to six sections, each with its point in one sentence and the example or evidence that it needs. Mark with [source needed] what must be checked.`,
      }),
      step('approval', 'Approval', {
        question: 'Is this the article you want?',
        content: '{{Outline}}',
      }),
      step('prompt', 'Draft', {
        text: `Write the article after this outline, in 700 to 900 words, for {{readers}}:

{{Approval}}

Original outline, for its open sources: {{Outline}}

Short paragraphs, one idea each, concrete examples, active sentences. Keep every [source needed] mark. No introduction about the introduction, and no summary at the end: close with one thing to do next.`,
      }),
      step('prompt', 'Edit', {
        text: `Edit this article for {{readers}}. Cut every sentence that says nothing new, replace abstract words with concrete ones, and keep the facts, the quotes and the [source needed] marks as they are. Give only the edited article.

{{Draft}}`,
      }),
      step('result', 'Article', {
        value: '{{Edit}}',
        title: '{{topic}}',
        formats: ['markdown', 'docx'],
      }),
    ],
    ...[
      'Idea > Outline',
      'Outline > Approval',
      'Approval : approved > Draft',
      'Draft > Edit',
      'Edit > Article',
    ]
  ),
  inputs: {
    topic: 'Writing meeting notes that people read',
    readers: 'Project managers',
    takeaway: 'write notes in ten minutes',
  },
}
