import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Texts that people come to read. */
export const PAGES: Deliverable[] = [
  {
    id: 'blog_post',
    names: [
      'blog post',
      'blog article',
      'blog',
      'blog entry',
      'article',
      'website article',
      'guest post',
      'magazine article',
    ],
    contains: [
      'the answer or claim in the first paragraph',
      "an example from the writer's own work or life",
      'when it does not apply',
      'headings that readers would search for',
      'one next step at the end',
    ],
    length: 'Aim for 600 to 900 words.',
    limits: [
      'Skip the introduction on why the subject matters; readers came because it does.',
      'Use only figures and sources given here, and mark anything that has to be checked.',
    ],
    test: 'It works if the first paragraph and the headings alone answer the question.',
    asks: [
      {
        label: 'Readers',
        question: 'Who will read it, and what do they want to know?',
        kind: 'readers',
      },
      {
        label: 'Own example',
        question: 'Which example, figure or mistake of your own can you use?',
        cues: ['my own', 'our own', 'last year', 'i am', 'we did', 'my first', 'experience'],
      },
      { label: 'Next step', question: 'What should readers do at the end?', kind: 'purpose' },
    ],
  },
  {
    id: 'landing_page',
    names: [
      'landing page',
      'home page',
      'homepage',
      'website copy',
      'website text',
      'sales page',
      'event page',
      'service page',
      'hero section',
      'crowdfunding page',
    ],
    contains: [
      'a headline that says what it is and who it is for',
      'proof next to the claim it supports',
      'answers to the doubts that keep people from acting',
      'the price or next step, and what happens after the click',
      'the same button at the top and the bottom',
    ],
    form: 'Put headline, subheadline and button first, then one section with a heading per question, in the order visitors ask.',
    length: 'Keep it under 400 words.',
    limits: [
      'Give the page one action; a second offer weakens the first.',
      'Make buttons say what happens, such as "See the dates", not "Submit" or "Learn more".',
    ],
    test: 'It works if the first screen alone tells a visitor what it is, who it is for and what to do next.',
    asks: [
      { label: 'Offer', question: 'What do visitors get, and at what price?', kind: 'facts' },
      { label: 'Visitors', question: 'Who comes to the page, and from where?', kind: 'readers' },
      {
        label: 'Proof',
        question: 'What result, customer or number can you show?',
        cues: ['customer', 'client', 'review', 'testimonial', 'award', 'percent'],
      },
    ],
  },
  {
    id: 'faq',
    names: [
      'faq',
      'faqs',
      'faq page',
      'faq section',
      'frequently asked questions',
      'q&a',
      'questions and answers',
      'help page',
    ],
    contains: [
      'questions in the words people use',
      'the answer in the first sentence of each reply',
      'the questions people are afraid to ask',
      'where to turn if the answer is missing',
    ],
    form: 'Put each question in bold with its answer below, most common questions first.',
    length: 'Give eight to twelve questions, with answers of at most three sentences.',
    limits: [
      'Include no question that is there only to praise, and no two with the same answer.',
      'Answer yes, no or the figure before explaining, and state no rule or price that is not given.',
    ],
    test: 'It works if it brings fewer calls to the person who answers the phone, not new ones.',
    asks: [
      {
        label: 'Facts',
        question: 'Which rules, prices, dates and contacts do the answers need?',
        kind: 'facts',
      },
      {
        label: 'Common questions',
        question: 'What do people keep asking or complaining about?',
        cues: ['ask', 'complain', 'question', 'worry', 'confuse'],
      },
      { label: 'Readers', question: 'Who will read it?', kind: 'readers' },
    ],
  },
  {
    id: 'bio',
    names: [
      'bio',
      'biography',
      'short bio',
      'speaker bio',
      'author bio',
      'about page',
      'about us',
      'about us page',
      'about me',
      'profile text',
    ],
    contains: [
      'what they do and for whom, in the first sentence',
      'facts that can be checked',
      'one detail people would repeat to others',
      'how to get in touch or learn more',
    ],
    form: 'Write running text, in the third person for programs and books and in the first person for a personal page.',
    length: 'Keep a bio under 100 words and a page under 250.',
    limits: [
      'Name work, places and people instead of "passionate", "seasoned" or "dedicated team".',
      'Do not add a degree, client, year or founding story that is not given.',
    ],
    test: 'It works if a stranger could use it to introduce them and would remember one thing.',
    asks: [
      { label: 'Work', question: 'What do you do, for whom, and since when?', kind: 'facts' },
      {
        label: 'Where it appears',
        question: 'Where will it appear, and who reads it there?',
        kind: 'readers',
      },
      {
        label: 'Detail',
        question: 'What true detail do people remember about you?',
        cues: ['hobby', 'because', 'founded', 'family', 'started'],
      },
    ],
  },
]
