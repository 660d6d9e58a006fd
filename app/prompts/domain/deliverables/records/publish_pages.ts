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
      'the answer or the claim in the first paragraph',
      "a case from the writer's own work or life",
      'when it does not hold',
      'headings that readers would search for',
      'one next step at the end',
    ],
    length: 'Aim for 600 to 900 words.',
    limits: [
      'Skip the introduction on why the subject matters; readers came because it does.',
      'Use only figures and sources given here, and mark what has to be checked.',
    ],
    test: 'It works if the first paragraph and the headings alone already answer the question.',
    asks: [
      {
        label: 'Readers',
        question: 'Who reads it, and what do they want to know?',
        kind: 'readers',
      },
      {
        label: 'Own case',
        question: 'Which case, figure or mistake of your own can be used?',
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
      'a headline that says what it is and for whom',
      'proof next to the claim it supports',
      'answers to the doubts that stop people',
      'price or next step and what happens after the click',
      'the same button at top and end',
    ],
    form: 'Headline, subline and button first, then one headed section per question, in the order visitors ask.',
    length: 'Keep it under 400 words.',
    limits: [
      'One page, one action; a second offer costs the first.',
      'Let buttons say what happens, such as "See the dates", not "Submit" or "Learn more".',
    ],
    test: 'It works if the first screen alone tells a visitor what it is, for whom and what to do next.',
    asks: [
      { label: 'Offer', question: 'What do visitors get, at what price?', kind: 'facts' },
      { label: 'Visitors', question: 'Who comes to the page, and from where?', kind: 'readers' },
      {
        label: 'Proof',
        question: 'Which result, customer or number can you show?',
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
      'questions in the words people use themselves',
      'the answer in the first sentence of each',
      'what people do not dare to ask',
      'where to turn if the answer is not there',
    ],
    form: 'Each question as a bold line with the answer below, most asked first.',
    length: 'Give eight to twelve questions, with answers of at most three sentences.',
    limits: [
      'No question that exists only to praise, and no two with the same answer.',
      'Answer yes, no or the figure before explaining, and state no rule or price that is not given.',
    ],
    test: 'It works if whoever answers the phone gets fewer calls from it, not new ones.',
    asks: [
      {
        label: 'Facts',
        question: 'Which rules, prices, dates and contacts do the answers need?',
        kind: 'facts',
      },
      {
        label: 'Asked most',
        question: 'What do people keep asking or complaining about?',
        cues: ['ask', 'complain', 'question', 'worry', 'confuse'],
      },
      { label: 'Readers', question: 'Who reads it?', kind: 'readers' },
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
      'what they do and for whom in the first sentence',
      'facts that can be checked',
      'one detail people would repeat',
      'how to get in touch or see more',
    ],
    form: 'Running text in the person its place expects: third in programs and books, first on a page of their own.',
    length: 'Keep a bio under 100 words and a page under 250.',
    limits: [
      'Name work, places and people instead of "passionate", "seasoned" or "dedicated team".',
      'Add no degree, client, year or founding story that is not given.',
    ],
    test: 'It works if a stranger could introduce them from it and would remember one thing.',
    asks: [
      { label: 'Work', question: 'What do you do, for whom, since when?', kind: 'facts' },
      { label: 'Place', question: 'Where will it stand, and who reads it there?', kind: 'readers' },
      {
        label: 'Detail',
        question: 'Which true detail do people remember about you?',
        cues: ['hobby', 'because', 'founded', 'family', 'started'],
      },
    ],
  },
]
