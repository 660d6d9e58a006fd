import type { NodeKind } from '#app/flows/domain/graph/graph'

/** A goal as people write it, and what a sensible person expects of its flow. */
export interface GoalExample {
  goal: string
  /** What must be asked for: words of the name of the field, and the types that fit. */
  asks: { names: string[]; types: string[] }[]
  /** The fewest and the most prompts. */
  prompts: number[]
  approvals: number
  /** The last step before the result, where it matters. */
  endsWith: NodeKind | null
  /** One of these kinds is needed, where there are any. */
  has: NodeKind[]
}

/** Goal | what it asks for (types) | prompts | approvals | last step | kinds of which one is needed. */
const ROWS = `
Make a flow that turns meeting notes into a follow-up email and asks you before it is finished | meeting notes (long-text, file) | 1-2 | 1 | approval | 
turn meeting notes into a follow-up email and ask me before it is finished | meeting notes (long-text, file) | 1-2 | 1 | approval | 
Summarize interview transcripts, pull out the top complaints and write a report for the product team | transcript (long-text, file, list) | 2-3 | 0 |  | 
Write a job ad for a nurse from the notes of the hiring manager, then five interview questions | notes (long-text, file) | 2-2 | 0 |  | 
I want to turn a customer review into a polite reply. Let me approve the reply before it goes out. | review (long-text, text, file) | 1-1 | 1 | approval | 
For each row of a CSV of leads, write a short outreach email | lead/csv/row (list, file) | 1-1 | 0 |  | for-each
Fetch the page at a URL I give, summarize it in five bullet points | url/address/page/link (text) | 1-1 | 0 |  | fetch
If a message is a complaint, write an apology, otherwise write a thank-you note | message (long-text, text) | 2-3 | 0 |  | decide, sort
Sort support emails by billing, bug or question and write an answer for each kind | email (long-text, list, file, text) | 3-4 | 0 |  | sort
Write a product text and check that it is under 100 words |  | 1-2 | 0 |  | check
Draft a contract clause from my bullet points; before it is sent my manager signs off | bullet/points (long-text, list, file) | 1-1 | 1 | approval | 
Write a speech for a retirement |  | 1-1 | 0 |  | 
Every week I get the sales numbers as a spreadsheet. Find the three biggest changes, explain them, and write an email to the regional managers. | sales/numbers/spreadsheet (file, long-text) | 2-3 | 0 |  | 
Analyze exit interviews, list the reasons why people leave, and propose measures. I want to check the reasons first. | interview (long-text, file, list) | 2-3 | 1 |  | 
Translate a user manual into Spanish and German | manual (long-text, file) | 1-2 | 0 |  | 
Summarise legal letters for a layperson | letter (long-text, file, list) | 1-1 | 0 |  | 
Compare two offers and recommend one | offer (long-text, file) | 1-2 | 0 |  | 
Come up with ten names for a café, rate them and pick the best three |  | 2-3 | 0 |  | 
Create a quiz of ten questions from a textbook chapter, with an answer key, and let the head of department look at it before the students get it | chapter (long-text, file) | 1-2 | 1 | approval | 
I would like to write grant applications faster: take the project outline, write the summary, the budget justification and the timeline | outline (long-text, file) | 1-3 | 0 |  | 
Write LinkedIn posts |  | 1-1 | 0 |  | 
Rewrite an internal memo for customers, ask legal for approval, then make a short version for social media | memo (long-text, file) | 2-2 | 1 | prompt | 
Proofread the text I paste | text (long-text, file) | 1-1 | 0 |  | 
Extract the action items with owner and due date from a call transcript as a table | transcript (long-text, file) | 1-1 | 0 |  | 
Read a research paper, explain its method to a beginner, and give three open questions | paper (long-text, file) | 2-3 | 0 |  | 
Build an onboarding plan for a new hire. I enter the role and the start date. My boss must approve the plan before the welcome email is written. | role (text); start date (date) | 2-2 | 1 | prompt | 
Answer questions about our refund policy | question/policy (long-text, text, file) | 1-1 | 0 |  | 
Take an error log, find the likely cause, suggest a fix and write a ticket for the developers | log (long-text, file) | 3-3 | 0 |  | 
Ask me for the name of the customer and the problem, then write a short apology | name (text); problem (text, long-text) | 1-1 | 0 |  | 
We receive applications. Score each application against the job description, write an invitation to the good ones and a kind rejection to the others, and nobody gets anything before I have confirmed. | application (long-text, list, file); job description (long-text, file) | 1-1 | 1 | approval | 
Generate meta descriptions for a list of pages, each at most 155 characters | page (list, file, long-text) | 1-1 | 0 |  | for-each
turn a voice memo transcript into a to do list sorted by priority | transcript/memo (long-text, file) | 1-1 | 0 |  | 
Plan a workshop on change management for 20 people: agenda, materials, follow-up email |  | 1-3 | 0 |  | 
Summarize the minutes. Show me the summary. Only then write the email to the board. | minutes (long-text, file) | 2-2 | 1 | prompt | 
I need a flow for reviewing supplier contracts: identify risky clauses, rate each risk, and suggest a better wording for the risky ones. Nothing without my okay. | contract (long-text, file, list) | 1-1 | 1 | approval | 
Write a weekly status report from Jira tickets | ticket (long-text, file, list) | 1-1 | 0 |  | 
Draft a newsletter about this month's product updates in a friendly tone, 200 words, with a subject line | update (long-text, text, list) | 1-1 | 0 |  | 
go through customer feedback one by one, label the sentiment, then summarize everything in a table | feedback (list, file) | 2-2 | 0 |  | for-each
Help me reply to negative reviews: I paste a review, it drafts a reply, I review the draft, done. | review (long-text, text) | 1-1 | 1 | approval | 
Prepare me for a sales call: look at the company's website, summarize what they do, and write five questions | website/url/address/page (text) | 2-2 | 0 |  | fetch
Write an SOP from a recording transcript, have the quality manager approve it, and produce a checklist from the approved version | transcript (long-text, file) | 2-2 | 1 | prompt | 
`

export const GOAL_EXAMPLES: GoalExample[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [goal, asks, prompts, approvals, last, kinds] = row.split('|').map((cell) => cell.trim())
    return {
      ...{ goal, asks: listOf(asks, '; ').map(askIn), approvals: Number(approvals) },
      prompts: prompts.split('-').map(Number),
      endsWith: last === '' ? null : (last as NodeKind),
      has: listOf(kinds, ', ') as NodeKind[],
    }
  })

function listOf(cell: string, separator: string): string[] {
  return cell === '' ? [] : cell.split(separator)
}

function askIn(cell: string): GoalExample['asks'][number] {
  const [names, types] = cell.replace(')', '').split(' (')
  return { names: names.split('/'), types: types.split(', ') }
}
