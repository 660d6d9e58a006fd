/** Short requests as people type them. */
export const PLAIN_REQUESTS = [
  'Write an email about our new product',
  'Summarize this article',
  'Create a blog post about remote work',
  'help me plan a meeting',
  'Write a sales email to a prospect',
  'Write a LinkedIn post about our hiring',
  'Draft a proposal for a client',
  'Write a press release about our merger',
  'Give me ideas for a birthday party',
  'Brainstorm names for a coffee shop',
  'Write a job description for a data analyst',
  'Create a social media ad for sneakers',
  'Write a short story about a dragon',
  'Plan a trip to Lisbon',
  'Make a project plan for a website launch',
  'Explain the difference between Postgres and MySQL',
  'Explain quantum computing',
  'Extract the dates from this email',
  'Classify these reviews',
  'Translate this text into German',
  'Proofread my cover letter',
  'Write a python function that sorts a list',
  'Write a product description for a lamp',
  'Write a report about customer churn',
  'I need a cover letter for a job at a bank',
  'Reply to this complaint',
  'Write a speech for a wedding',
  'a picture of a lighthouse at dawn',
]

/** Prompts of other kinds: with facts to keep, with material, in other languages, odd ones. */
export const VARIED_PROMPTS = [
  "Can you please write an email to my boss Anna Schmidt asking for 3 days off from 12 May, but don't mention the conference?",
  'Summarize this article:\n\nThe council of Malmö voted 41 to 20 to close the road. The mayor said "we will not move back".\n\nThe opposition wants a vote.',
  'Extract all amounts as JSON from the following text:\n\nInvoice INV-22 of 3 March: €1,200.50. Invoice INV-23: 80 dollars.',
  "Write a LinkedIn post about {{topic}} for {{audience}}. Don't use hashtags.",
  'Rewrite this in a friendly tone: hey guys, we ship on friday, nobody breaks it lol',
  'WRITE ME A SALES PITCH NOW!!! THANKS!!!',
  'Escribe un correo a mi jefe sobre el nuevo producto',
  '请帮我写一封关于新产品的邮件',
  'Fix this:\n```js\nlet a = [1, 2\n```\nand explain, maybe',
  'Write to $name at https://a.example/x?y=1 about [topic], not about %other%',
  'asdf qwer',
  'Make it better',
]

/** Nothing is missing in it. */
export const EXCELLENT_PROMPT = `You are a payroll accountant who writes for colleagues outside finance.

Write an email to all warehouse staff at our Leipzig site that explains why the October pay slip shows a different tax class.

Context: The tax office corrected 38 records on 2 October. Nobody loses money; the difference is paid back in November. Questions go to payroll@example.com.

Purpose: readers should understand that they do not have to do anything.

Format: a subject line of at most 60 characters, a greeting, two short paragraphs and a sign-off.
Length: 90 to 120 words.
Tone: calm and friendly.

Do not use tax jargon, and do not mention individual names. If a fact is missing, leave it out instead of guessing.
Before you answer, check that the first sentence says that no action is needed.`
