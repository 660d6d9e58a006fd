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
    'headings or numbers by which each point can be found and cited',
    'names and dates and amounts written the same throughout',
    'a name or role against every duty in it',
    'exceptions right beside the rule they limit',
  ],
  form: 'Give the finished document alone, its parts in the order in which they will be used.',
  length: 'Keep it to one or two pages.',
  limits: [
    'Put in no name, date, figure or commitment that is not given here.',
    'Leave out stock paragraphs that only make it look official.',
  ],
  gaps: 'Leave a marked gap for each missing name, date or figure, and list the gaps below the document.',
  test: 'It works if somebody who knows nothing of its background can use it without asking the author.',
  asks: [
    {
      label: 'Facts',
      question: 'Which names, dates, figures and terms must be in it?',
      kind: 'facts',
    },
    { label: 'Users', question: 'Who will read, sign or work with it?', kind: 'readers' },
    {
      label: 'Requirements',
      question: 'Which form, word limit or law does it have to follow?',
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
