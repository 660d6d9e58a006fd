import type { Kit } from '#app/prompts/domain/variants/kit'
import { TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import type { Task } from '#app/prompts/domain/types'

const { analyse, rewrite, code } = TASK_KITS

interface SpecialKit {
  task: Task
  /** Holds for requests whose first words match. */
  opens: RegExp
  kit: Kit
}

/** For requests that their first words tell apart from others of the same task. */
export const SPECIAL_KITS: SpecialKit[] = [
  {
    task: 'analyse',
    opens: /\bcompare\b|\bdifferences?\b|\bversus\b|\bvs\b|\brelated\b/,
    kit: {
      ...analyse,
      subject: ['Criteria', '[what matters in the choice, e.g. price, effort, risk]'],
      audience: '[who decides and what they already know]',
      purpose: '[the decision that depends on it]',
      form: 'a table with one row per criterion, then a short paragraph with a recommendation',
      coverage: 'Focus on the differences that matter, and include a concrete example for each.',
      check: 'Before you answer, check that the recommendation follows from the table.',
    },
  },
  {
    task: 'analyse',
    opens: /\bhow (?:do|can|should|would|could|to)\b/,
    kit: {
      ...analyse,
      role: 'a practitioner who has done this many times',
      subject: ['Situation', '[where I stand now and what I have tried]'],
      audience: '[who will do it, and how experienced they are]',
      purpose: '[the result I want]',
      form: 'numbered steps in order, then a list of common mistakes',
      coverage:
        'Focus on what works in practice, and include a concrete example and the first step to take.',
      rule: 'Keep each step to one action, and avoid general advice.',
      edge: 'If the right way depends on a fact I did not give, say so and name the fact.',
      check:
        'Before you answer, check that the steps can be followed in order without further questions.',
    },
  },
  {
    task: 'analyse',
    opens:
      /^(?:please )?(?:what|why|who|when|where|which|explain|describe|define|clarify|tell|is|are|was|were|do|does|did)\b/,
    kit: {
      ...analyse,
      role: 'a teacher who explains difficult things in clear words',
      subject: ['Scope', '[the aspects, period or place that matter]'],
      audience: '[who it is for and what they already know]',
      purpose: '[what the answer is needed for]',
      form: 'a direct answer in the first sentence, then two or three short paragraphs',
      coverage:
        'Focus on the core idea, and include one concrete example and one common misunderstanding.',
    },
  },
  {
    task: 'analyse',
    opens: /^(?:please )?(?:find|search|get|locate)\b/,
    kit: {
      ...analyse,
      role: undefined,
      subject: ['What fits', '[what it must have, and what rules it out]'],
      form: 'a numbered list of candidates or ways to find them, each with one sentence on why it fits',
      coverage:
        'Focus on what can be checked, and include where each was found or how to reach it.',
      rule: 'Keep what is known apart from what is assumed, and invent no names or addresses.',
      check: 'Before you answer, check that every entry meets each condition.',
    },
  },
  {
    task: 'summarise',
    opens: /\b(?:book|novel|film|movie|series|play|war|history|life|theory|plot|story)\b/,
    kit: {
      ...TASK_KITS.summarise,
      rule: 'Keep names, places and the order of events right, and avoid opinions of your own.',
      edge: 'If you are not certain of a detail, leave it out or say so.',
    },
  },
  {
    task: 'rewrite',
    opens: /\bredesign\b/,
    kit: {
      ...rewrite,
      subject: ['What to change', '[what does not work today, and what must stay]'],
      form: 'the new design part by part, each with what changes and why',
      coverage: 'Focus on what a person sees and does first, including small screens.',
      rule: 'Keep what works, and name every part that moves or goes.',
      edge: 'If something about the present design is unknown, say what you assume.',
      check:
        'Before you answer, check that every part of the old design has a place or a reason to go.',
    },
  },
  {
    task: 'classify',
    opens: /^(?:please )?(?:rank|sort|order)\b/,
    kit: {
      ...TASK_KITS.classify,
      subject: ['Order', '[by what to rank, and from which end]'],
      form: 'a numbered list in the order asked for, each entry with one short reason',
      coverage: 'Mention for each entry what puts it above the next.',
      rule: 'Keep every entry exactly as it is written, each once.',
      edge: 'If two entries are equal, say so.',
      check: 'Before you answer, check that nothing is missing and nothing was added.',
      leaves: ['examples'],
    },
  },
  {
    task: 'classify',
    opens: /^(?:please )?(?:predict|guess)\b/,
    kit: {
      ...TASK_KITS.classify,
      subject: ['Known so far', '[what the prediction should rest on]'],
      form: 'the most likely answer, then two others in order, each with one sentence on why',
      coverage: 'Mention the words or facts that decided it.',
      rule: 'Keep each answer short, and do not repeat the question.',
      edge: 'If nothing points to one answer, say so.',
      check: 'Before you answer, check that the first answer fits every word that is given.',
    },
  },
  {
    task: 'rewrite',
    opens: /\btranslate\b/,
    kit: {
      ...rewrite,
      subject: ['Readers and register', '[who will read the translation; formal or informal]'],
      form: 'only the translation, in the same format, without comments',
      coverage: 'Focus on wording that sounds natural in the target language, including idioms.',
      rule: 'Keep names, numbers and formatting exactly as they are.',
      edge: 'If a term has no exact equivalent, use the closest one and put the original in parentheses.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:fix|debug|refactor|correct|improve)\b/,
    kit: {
      ...code,
      subject: ['Problem', '[what it should do, what it does instead, and the error message]'],
      form: 'the corrected code in one code block, then a list of the changes with the reason for each',
      coverage:
        'Focus on the cause rather than the symptom, including related places with the same mistake.',
      rule: 'Keep names and behaviour that are not part of the problem as they are.',
      edge: 'If the cause cannot be told from the code, say what you would need to see.',
    },
  },
]
