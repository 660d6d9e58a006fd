import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { BUSINESS_PAPERS } from '#app/prompts/domain/deliverables/records/document_business'
import { CAREER_PAPERS } from '#app/prompts/domain/deliverables/records/document_career'
import { PRODUCT_PAPERS } from '#app/prompts/domain/deliverables/records/document_product'
import { REPORT_PAPERS } from '#app/prompts/domain/deliverables/records/document_report'
import { RULE_PAPERS } from '#app/prompts/domain/deliverables/records/document_rule'
import { MONEY_PAPERS } from '#app/prompts/domain/deliverables/records/document_money'
import { CONTRACT_PAPERS } from '#app/prompts/domain/deliverables/records/document_contract'

export const DOCUMENT: FamilyRecord = {
  contains: [
    'headings or numbers that make each point easy to find',
    'everything that its users expect in such a document',
    'names, dates and amounts written the same way throughout',
    'a name or role for every duty',
    'exceptions right next to the rule they limit',
  ],
  form: 'Give only the finished document, with its parts in the order in which they will be used.',
  length: 'Make it no longer than its use requires.',
  limits: [
    'Invent no facts of this case, such as names, dates, amounts or promises; what is common practice may be added.',
    'Use the words of the people who will work with it.',
  ],
  gaps: 'If a name, date or figure is missing, leave a placeholder, and list the placeholders below the document.',
  test: 'It works if someone who knows nothing of the background can use it without asking the author.',
  asks: [
    {
      label: 'Facts',
      question: 'Which names, dates, figures and terms have to be in it?',
      kind: 'facts',
    },
    { label: 'Users', question: 'Who will read it, sign it or work with it?', kind: 'readers' },
    {
      label: 'Requirements',
      question: 'Which template, length or rule does it have to follow?',
      cues: ['template', 'format', 'form', 'page', 'word', 'law', 'max', 'section', 'heading'],
    },
  ],
  deliverables: [
    ...BUSINESS_PAPERS,
    ...MONEY_PAPERS,
    ...PRODUCT_PAPERS,
    ...RULE_PAPERS,
    ...CONTRACT_PAPERS,
    ...REPORT_PAPERS,
    ...CAREER_PAPERS,
  ],
}
