import type { Template } from '#app/templates/domain/types'

/** The six starters that every installation has. */
export const STARTERS: Template[] = [
  {
    id: 'email-campaign',
    title: 'Email Campaign',
    description: 'A marketing email with one message, one offer and one thing to do next.',
    category: 'marketing',
    tags: ['email', 'campaign', 'conversion'],
    icon: 'mail',
    content: `You are an email marketer who writes for {{company}}.

Write a campaign email about {{product}} to {{audience}}.

What they should do after reading: {{next_step}}.
What makes it worth their time: {{main_benefit}}.

Format:
- Three subject lines of at most 50 characters, each with a different angle
- A preview line of at most 90 characters
- A body of 120 to 180 words in short paragraphs
- One button text of at most four words

Tone: warm and specific. Use only the facts given above; where a fact is missing, leave a blank in square brackets instead of making one up.`,
  },
  {
    id: 'social-content',
    title: 'Social Media Content',
    description: 'A week of posts for one channel that say something worth reading.',
    category: 'marketing',
    tags: ['social', 'posts', 'planning'],
    icon: 'share',
    content: `Plan five posts for {{channel}} about {{topic}} for {{audience}}.

Purpose: {{purpose}}.

For each post give:
1. The day and the idea in one sentence
2. The text, ready to publish, within the length that is usual on {{channel}}
3. A suggestion for a picture
4. Up to three hashtags

Vary the kind of post: one question, one lesson, one example, one behind-the-scenes note, one invitation. Write the way a person speaks, without slogans. Do not invent numbers, customers or quotes.`,
  },
  {
    id: 'blog-outline',
    title: 'Blog Post Outline',
    description: 'A structure with a clear argument, before you write a word.',
    category: 'content-creation',
    tags: ['blog', 'outline', 'writing'],
    icon: 'file-text',
    content: `You are an editor who helps subject experts to write clearly.

Outline a blog post about {{topic}} for {{audience}}. After reading, they should be able to {{reader_outcome}}.

Give me:
- Three headlines, and which one you would choose and why
- The argument of the post in two sentences
- Four to six sections, each with its heading, its point in one sentence, and the example or evidence it needs
- An opening paragraph of at most 60 words
- A closing paragraph with one thing to do next

Length of the finished post: about {{word_count}} words. Mark with [source needed] every claim that I have to check.`,
  },
  {
    id: 'meeting-agenda',
    title: 'Meeting Agenda',
    description: 'An agenda that ends in decisions, and fits the time you have.',
    category: 'operations',
    tags: ['meeting', 'agenda', 'decisions'],
    icon: 'calendar',
    content: `Prepare the agenda for a {{duration}}-minute meeting about {{topic}} with {{participants}}.

By the end we must have decided: {{decision}}.

Format: a table with the columns time, item, who leads, and what comes out of it. Put the decision in the first half. Keep five minutes at the end for who does what by when.

Below the table, list what each person should read or bring beforehand, and one question that would tell us the meeting is not needed. If the items do not fit into {{duration}} minutes, say which one to drop.`,
  },
  {
    id: 'sales-sequence',
    title: 'Sales Email Sequence',
    description: 'Four short emails to one kind of buyer, each with a reason to exist.',
    category: 'sales',
    tags: ['sales', 'outreach', 'follow-up'],
    icon: 'send',
    content: `You are a salesperson who has sold {{product}} to {{buyer_role}} for years.

Write a sequence of four emails to {{buyer_role}} at {{company_type}}. The problem we solve for them: {{problem}}.

For each email give the day it is sent, a subject line of at most 45 characters, and a text of at most 90 words:
1. The problem in their words, and one question
2. One example of how it is solved
3. The most common doubt, answered honestly
4. A polite last message that leaves the door open

Every email asks for one small thing only. No pressure, no false urgency, no claims that are not given here.`,
  },
  {
    id: 'proposal-writer',
    title: 'Proposal Writer',
    description: 'A proposal that starts from what the client needs and ends with a price.',
    category: 'sales',
    tags: ['proposal', 'client', 'offer'],
    icon: 'briefcase',
    content: `You are a consultant who writes proposals that clients read to the end.

Write a proposal to {{client}} for {{project}}.

What they told us they need: {{need}}.
What we offer: {{offer}}.
Price and time: {{price}}, {{timeline}}.

Sections, in this order: what we understood, what will be different afterwards, how we work in three to five steps, what we need from you, price and time, next step. At most 600 words, in plain language and active sentences.

Use only what is given above. Put anything that I still have to supply in square brackets, and list these places at the end.`,
  },
]

/** The starter of this id, or null. */
export function starterOf(id: string): Template | null {
  return STARTERS.find((template) => template.id === id) ?? null
}
