import type { NodeKind } from '#app/flows/domain/graph'
import type { AskFieldType } from '#app/flows/domain/settings'

/** A goal as people write it, and what a sensible person expects of its flow. */
export interface GoalExample {
  goal: string
  /** What must be asked for: a part of the name of the field, and the types that fit. */
  asks: { name: string; types: AskFieldType[] }[]
  /** The fewest and the most prompts. */
  prompts: [number, number]
  approvals: number
  /** The last step before the result. */
  endsWith?: NodeKind
  /** One of these kinds is needed. */
  has?: NodeKind[]
  hasNot?: NodeKind[]
}

export const GOAL_EXAMPLES: GoalExample[] = [
  {
    goal: 'turn meeting notes into a follow-up email and ask me before it is finished',
    asks: [
      {
        name: 'meeting notes',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 2],
    approvals: 1,
    endsWith: 'approval',
  },
  {
    goal: 'Summarize interview transcripts, pull out the top complaints and write a report for the product team',
    asks: [
      {
        name: 'transcript',
        types: ['long-text', 'file', 'list'],
      },
    ],
    prompts: [2, 3],
    approvals: 0,
  },
  {
    goal: 'Write a job ad for a nurse from the notes of the hiring manager, then five interview questions',
    asks: [
      {
        name: 'notes',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 2],
    approvals: 0,
  },
  {
    goal: 'I want to turn a customer review into a polite reply. Let me approve the reply before it goes out.',
    asks: [
      {
        name: 'review',
        types: ['long-text', 'text', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 1,
    endsWith: 'approval',
  },
  {
    goal: 'For each row of a CSV of leads, write a short outreach email',
    asks: [
      {
        name: 'lead|csv|row',
        types: ['list', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
    has: ['for-each'],
  },
  {
    goal: 'Fetch the page at a URL I give, summarize it in five bullet points',
    asks: [
      {
        name: 'url|address|page|link',
        types: ['text'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
    has: ['fetch'],
  },
  {
    goal: 'If a message is a complaint, write an apology, otherwise write a thank-you note',
    asks: [
      {
        name: 'message',
        types: ['long-text', 'text'],
      },
    ],
    prompts: [2, 3],
    approvals: 0,
    has: ['decide', 'sort'],
  },
  {
    goal: 'Sort support emails by billing, bug or question and write an answer for each kind',
    asks: [
      {
        name: 'email',
        types: ['long-text', 'list', 'file', 'text'],
      },
    ],
    prompts: [3, 4],
    approvals: 0,
    has: ['sort'],
  },
  {
    goal: 'Write a product text and check that it is under 100 words',
    asks: [],
    prompts: [1, 2],
    approvals: 0,
    has: ['check'],
  },
  {
    goal: 'Draft a contract clause from my bullet points; before it is sent my manager signs off',
    asks: [
      {
        name: 'bullet|points',
        types: ['long-text', 'list', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 1,
    endsWith: 'approval',
  },
  {
    goal: 'Write a speech for a retirement',
    asks: [],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Every week I get the sales numbers as a spreadsheet. Find the three biggest changes, explain them, and write an email to the regional managers.',
    asks: [
      {
        name: 'sales|numbers|spreadsheet',
        types: ['file', 'long-text'],
      },
    ],
    prompts: [2, 3],
    approvals: 0,
  },
  {
    goal: 'Analyze exit interviews, list the reasons why people leave, and propose measures. I want to check the reasons first.',
    asks: [
      {
        name: 'interview',
        types: ['long-text', 'file', 'list'],
      },
    ],
    prompts: [2, 3],
    approvals: 1,
  },
  {
    goal: 'Translate a user manual into Spanish and German',
    asks: [
      {
        name: 'manual',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 2],
    approvals: 0,
  },
  {
    goal: 'Summarise legal letters for a layperson',
    asks: [
      {
        name: 'letter',
        types: ['long-text', 'file', 'list'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Compare two offers and recommend one',
    asks: [
      {
        name: 'offer',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 2],
    approvals: 0,
  },
  {
    goal: 'Come up with ten names for a café, rate them and pick the best three',
    asks: [],
    prompts: [2, 3],
    approvals: 0,
  },
  {
    goal: 'Create a quiz of ten questions from a textbook chapter, with an answer key, and let the head of department look at it before the students get it',
    asks: [
      {
        name: 'chapter',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 2],
    approvals: 1,
    endsWith: 'approval',
  },
  {
    goal: 'I would like to write grant applications faster: take the project outline, write the summary, the budget justification and the timeline',
    asks: [
      {
        name: 'outline',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 3],
    approvals: 0,
  },
  {
    goal: 'Write LinkedIn posts',
    asks: [],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Rewrite an internal memo for customers, ask legal for approval, then make a short version for social media',
    asks: [
      {
        name: 'memo',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 2],
    approvals: 1,
    endsWith: 'prompt',
  },
  {
    goal: 'Proofread the text I paste',
    asks: [
      {
        name: 'text',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Extract the action items with owner and due date from a call transcript as a table',
    asks: [
      {
        name: 'transcript',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Read a research paper, explain its method to a beginner, and give three open questions',
    asks: [
      {
        name: 'paper',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 3],
    approvals: 0,
  },
  {
    goal: 'Build an onboarding plan for a new hire. I enter the role and the start date. My boss must approve the plan before the welcome email is written.',
    asks: [
      {
        name: 'role',
        types: ['text'],
      },
      {
        name: 'start date',
        types: ['date'],
      },
    ],
    prompts: [2, 2],
    approvals: 1,
    endsWith: 'prompt',
  },
  {
    goal: 'Answer questions about our refund policy',
    asks: [
      {
        name: 'question|policy',
        types: ['long-text', 'text', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'Take an error log, find the likely cause, suggest a fix and write a ticket for the developers',
    asks: [
      {
        name: 'log',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [3, 3],
    approvals: 0,
  },
  {
    goal: 'Ask me for the name of the customer and the problem, then write a short apology',
    asks: [
      {
        name: 'name',
        types: ['text'],
      },
      {
        name: 'problem',
        types: ['text', 'long-text'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'We receive applications. Score each application against the job description, write an invitation to the good ones and a kind rejection to the others, and nobody gets anything before I have confirmed.',
    asks: [
      {
        name: 'application',
        types: ['long-text', 'list', 'file'],
      },
      {
        name: 'job description',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 4],
    approvals: 1,
  },
  {
    goal: 'Generate meta descriptions for a list of pages, each at most 155 characters',
    asks: [
      {
        name: 'page',
        types: ['list', 'file', 'long-text'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
    has: ['for-each'],
  },
  {
    goal: 'turn a voice memo transcript into a to do list sorted by priority',
    asks: [
      {
        name: 'transcript|memo',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
    hasNot: ['sort'],
  },
  {
    goal: 'Plan a workshop on change management for 20 people: agenda, materials, follow-up email',
    asks: [],
    prompts: [1, 3],
    approvals: 0,
  },
  {
    goal: 'Summarize the minutes. Show me the summary. Only then write the email to the board.',
    asks: [
      {
        name: 'minutes',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 2],
    approvals: 1,
    endsWith: 'prompt',
  },
  {
    goal: 'I need a flow for reviewing supplier contracts: identify risky clauses, rate each risk, and suggest a better wording for the risky ones. Nothing without my okay.',
    asks: [
      {
        name: 'contract',
        types: ['long-text', 'file', 'list'],
      },
    ],
    prompts: [2, 3],
    approvals: 1,
  },
  {
    goal: 'Write a weekly status report from Jira tickets',
    asks: [
      {
        name: 'ticket',
        types: ['long-text', 'file', 'list'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: "Draft a newsletter about this month's product updates in a friendly tone, 200 words, with a subject line",
    asks: [
      {
        name: 'update',
        types: ['long-text', 'text', 'list'],
      },
    ],
    prompts: [1, 1],
    approvals: 0,
  },
  {
    goal: 'go through customer feedback one by one, label the sentiment, then summarize everything in a table',
    asks: [
      {
        name: 'feedback',
        types: ['list', 'file'],
      },
    ],
    prompts: [2, 2],
    approvals: 0,
    has: ['for-each'],
  },
  {
    goal: 'Help me reply to negative reviews: I paste a review, it drafts a reply, I review the draft, done.',
    asks: [
      {
        name: 'review',
        types: ['long-text', 'text'],
      },
    ],
    prompts: [1, 1],
    approvals: 1,
    endsWith: 'approval',
  },
  {
    goal: "Prepare me for a sales call: look at the company's website, summarize what they do, and write five questions",
    asks: [
      {
        name: 'website|url|address|page',
        types: ['text'],
      },
    ],
    prompts: [2, 2],
    approvals: 0,
    has: ['fetch'],
  },
  {
    goal: 'Write an SOP from a recording transcript, have the quality manager approve it, and produce a checklist from the approved version',
    asks: [
      {
        name: 'transcript',
        types: ['long-text', 'file'],
      },
    ],
    prompts: [2, 2],
    approvals: 1,
    endsWith: 'prompt',
  },
]
