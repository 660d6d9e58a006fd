import type { RunResult } from '#app/flows/domain/runs/run'

/**
 * What the ready flows gave with their samples and the demo model, by their ids. A test runs them and compares: copy what
 * it found here after a change of a flow.
 */
export const READY_RESULTS: Record<string, RunResult[]> = {
  'campaign': [
    {
      title: 'Campaign kit',
      value:
        '## Email\n\nDemo answer. No model is connected; this is what was asked: “You are an email marketer. Write one campaign email. Product: A bookkeeping app that reads receipts from photos and prepares the VAT return. Audience: Self-employed designers Goal: Start the free 14-day trial Message: Demo answer. No model…”\n1. Demo point 1\n2. Demo point 2\n3. Demo point 3\n\n## Posts\n\nDemo answer. No model is connected; this is what was asked: “You are a social media editor. Write three posts for LinkedIn. Product: A bookkeeping app that reads receipts from photos and prepares the VAT return. Audience: Self-employed designers Goal: Start the free 14-day trial Message: Demo answer…”\n\n## Landing page\n\nDemo answer. No model is connected; this is what was asked: “You are a conversion copywriter. Write the text of a landing page. Product: A bookkeeping app that reads receipts from photos and prepares the VAT return. Audience: Self-employed designers Goal: Start the free 14-day trial Message: Demo an…”\n1. Demo point 1',
      formats: ['markdown', 'docx'],
    },
  ],
  'review-replies': [
    {
      title: 'Replies to reviews',
      value: [
        'Demo answer. No model is connected; this is what was asked: “You answer reviews for this business: A family-run hotel with 20 rooms by a lake Review: """Lovely breakfast, and the host remembered our names.""" Write a reply of 40 to 80 words. Thank the person for one specific thing that the review me…”',
        'Demo answer. No model is connected; this is what was asked: “You answer reviews for this business: A family-run hotel with 20 rooms by a lake Review: """The room was cold and nobody answered the phone at night.""" Write a reply of 40 to 80 words. Thank the person for one specific thing that the revi…”',
      ],
      formats: ['csv', 'markdown'],
    },
  ],
  'interviews': [
    {
      title: 'Findings to review',
      value:
        'Check the evidence by hand before you use this.\n\nDemo answer. No model is connected; this is what was asked: “You are a business analyst. Answer this question from the observations below: Why do small shops stop using our till software? Observations, one interview after the other: Demo answer. No model is connected; this is what was asked: “You ar…”\n1. Demo point 1\n2. Demo point 2',
      formats: ['markdown'],
    },
  ],
  'decision-memo': [
    {
      title: 'Decision memo',
      value:
        'Demo answer. No model is connected; this is what was asked: “Write a decision memo of at most 400 words. Decision: Should we open a second warehouse? Facts: Orders grew 30 % last year. Rent would be 9,000 a month. 12 % of parcels arrive late. Options: Demo answer. No model is connected; this is what…”\n1. Demo point 1\n2. Demo point 2\n3. Demo point 3',
      formats: ['docx', 'pdf'],
    },
  ],
  'article': [
    {
      title: 'Writing meeting notes that people read',
      value:
        'Demo answer. No model is connected; this is what was asked: “Edit this article for Project managers. Cut every sentence that says nothing new, replace abstract words with concrete ones, and keep the facts, the quotes and the [source needed] marks as they are. Give only the edited article. Demo answe…”',
      formats: ['markdown', 'docx'],
    },
  ],
  'repurpose': [
    {
      title: 'Content kit',
      value:
        '## Newsletter\n\nDemo answer. No model is connected; this is what was asked: “Turn the text below into a newsletter for Team leads: a subject line of at most 50 characters and 150 to 200 words that make one point and invite a reply. Use only what the text says. Keep names, numbers and quotes exactly. The text is mat…”\n1. Demo point 1\n\n## Post\n\nDemo answer. No model is connected; this is what was asked: “Turn the text below into one LinkedIn post for Team leads, at most 120 words. The first line is a claim that the text supports. No hashtags, no emoji. Use only what the text says. Keep names, numbers and quotes exactly. The text is materia…”\n\n## Video script\n\nDemo answer. No model is connected; this is what was asked: “Turn the text below into a script for a 60-second video for Team leads: a table with the columns seconds, what is said, what is seen. At most 140 spoken words. Use only what the text says. Keep names, numbers and quotes exactly. The text i…”',
      formats: ['markdown', 'docx', 'pdf'],
    },
  ],
  'feedback': [
    {
      title: 'Feedback',
      value:
        'Demo answer. No model is connected; this is what was asked: “Write a bug report from this message: """Since Monday the export button does nothing when I choose more than 50 rows.""" Fields: title of at most ten words, steps to reproduce, expected, actual, how many people it may affect, what to ask t…”',
      formats: ['markdown'],
    },
  ],
  'requirements': [
    {
      title: 'Requirements',
      value:
        '## Document\n\nDemo answer. No model is connected; this is what was asked: “You are a product manager. Write a requirements document of at most 500 words. Idea: Customers can pause their subscription for up to three months. Users: People who travel or are ill, and now cancel because they cannot pause Sections: pro…”\n\n## Risks\n\nDemo answer. No model is connected; this is what was asked: “You are an experienced engineer and a lawyer for privacy. Read these requirements: Demo answer. No model is connected; this is what was asked: “You are a product manager. Write a requirements document of at most 500 words. Idea: Customers …”\n\n## Open questions\n\nDemo answer. No model is connected; this is what was asked: “Read these requirements as somebody who has to build them tomorrow: Demo answer. No model is connected; this is what was asked: “You are a product manager. Write a requirements document of at most 500 words. Idea: Customers can pause their…”\n1. Demo point 1\n2. Demo point 2\n3. Demo point 3\n4. Demo point 4\n5. Demo point 5\n6. Demo point 6\n7. Demo point 7\n8. Demo point 8',
      formats: ['docx'],
    },
  ],
  'outreach': [
    {
      title: 'First email',
      value:
        'Demo answer. No model is connected; this is what was asked: “Write a first email to the head of the department at Nordwind, a regional bus operator. We offer: Shift planning software. Begin with a likely concern of a company with 420 people, named as a guess. Ask who looks after it. At most 90 words…”\n1. Demo point 1',
      formats: ['markdown'],
    },
  ],
  'proposal': [
    {
      title: 'Proposal for Lindholm Dental',
      value:
        'Demo answer. No model is connected; this is what was asked: “Write a cover letter of at most 120 words to Lindholm Dental for this proposal: Demo answer. No model is connected; this is what was asked: “You are a consultant who writes proposals that clients read to the end. Write a proposal to Lindho…”\n\nDemo answer. No model is connected; this is what was asked: “You are a consultant who writes proposals that clients read to the end. Write a proposal to Lindholm Dental for New website. What they told us they need: Patients should book online; the phone rings all morning.. What we offer: A website w…”\n1. Demo point 1\n2. Demo point 2\n3. Demo point 3',
      formats: ['docx', 'pdf'],
    },
  ],
  'meeting': [
    {
      title: 'Minutes',
      value:
        '## Decisions\n\nDemo answer: Take these meeting notes apart: """Launch moved to May 12. Ana asks legal about the terms until Friday. Budget for ads still open.""" Keep names, dates and numbers exactly. Write "none" where there is nothing. Do not add what was not said.\n\n## Actions\n\nDemo answer: Take these meeting notes apart: """Launch moved to May 12. Ana asks legal about the terms until Friday. Budget for ads still open.""" Keep names, dates and numbers exactly. Write "none" where there is nothing. Do not add what was not said.\n\n## Open\n\nDemo answer: Take these meeting notes apart: """Launch moved to May 12. Ana asks legal about the terms until Friday. Budget for ads still open.""" Keep names, dates and numbers exactly. Write "none" where there is nothing. Do not add what was not said.\n\n## Email\n\nDemo answer. No model is connected; this is what was asked: “Write a follow-up email of at most 150 words to everyone who was there. Decisions: Demo answer: Take these meeting notes apart: """Launch moved to May 12. Ana asks legal about the terms until Friday. Budget for ads still open.""" Keep name…”',
      formats: ['markdown', 'docx'],
    },
  ],
  'procedure': [
    {
      title: 'Closing the shop',
      value:
        "Demo answer. No model is connected; this is what was asked: “Correct the procedure so that the newcomer's questions do not come up. Answer only from the expert's words; put [ask the expert] for the rest. Give only the procedure. Procedure: Demo answer. No model is connected; this is what was asked: …”",
      formats: ['docx', 'pdf'],
    },
  ],
}
