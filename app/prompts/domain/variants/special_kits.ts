import { CODE_KITS } from '#app/prompts/domain/variants/code_kits'
import type { Kit, SpecialKit } from '#app/prompts/domain/variants/kit'
import { TASK_KITS } from '#app/prompts/domain/variants/task_kits'

const { rewrite, image } = TASK_KITS

/** For a text that should sound different. */
export const TONE: Kit = {
  ...rewrite,
  subject: ['What to change', '[the tone you want, and who will read it]'],
  assumed: { subject: 'tone and choice of words only; what is said stays' },
  form: 'only the new text, about as long as the original, without comments',
  coverage: 'Focus on how it will feel to the reader.',
  rule: 'Keep the facts and what is asked for, and add nothing.',
  edge: 'If a sentence can be read in two ways, keep its meaning.',
  check: 'Before you answer, check that nobody would learn more or less than from the original.',
}

/** For requests that their first words tell apart from others of the same task. */
export const SPECIAL_KITS: SpecialKit[] = [
  ...CODE_KITS,
  {
    task: 'rewrite',
    opens: /\btranslate\b/,
    kit: {
      ...rewrite,
      subject: ['Readers and register', '[who will read the translation; formal or informal]'],
      assumed: { subject: 'native speakers, in the register of the original' },
      form: 'only the translation, in the same format, without comments',
      coverage: 'Focus on wording that a native speaker would choose, including idioms.',
      rule: 'Keep names, numbers and formatting exactly as they are.',
      edge: 'If a term has no exact equivalent, use the closest one and put the original in parentheses.',
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
    opens: /\b(?:shorten|condense|shorter|trim|cut|tighten)\b/,
    kit: {
      ...rewrite,
      subject: ['What must stay', '[the points that must not be lost]'],
      assumed: { subject: 'what readers must know or do, with every date, time and place' },
      form: 'only the shortened text, without comments',
      coverage: 'Focus on what readers need to know or do.',
      rule: 'Keep names, numbers and dates exactly as they are.',
      edge: 'If not everything fits, keep what readers would miss most.',
      check: 'Before you answer, count the words or sentences if I gave a limit.',
    },
  },
  {
    task: 'rewrite',
    opens:
      /\b(?:professional|polite|friendly|friendlier|formal|casual|softer|nicer|kinder|warmer|tone|sound|(?:more|less) \p{L}+)\b/u,
    kit: TONE,
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
      check: 'Before you answer, check that every entry is there exactly once.',
      leaves: ['examples'],
    },
  },
  {
    task: 'classify',
    opens: /^(?:please )?(?:score|rate|grade)\b/,
    kit: {
      ...TASK_KITS.classify,
      subject: ['Criteria', '[what counts, and how much]'],
      assumed: { subject: 'what the notes speak of, each criterion counting the same' },
      form: 'a table with one row per entry, one column per criterion with a score from 1 to 5, and the total; below it your choice in one sentence',
      coverage: 'Mention in at most ten words what each score rests on.',
      rule: 'Keep to what is told here, and score what is not told as unknown.',
      edge: 'If two entries come out equal, say what would decide between them.',
      check: 'Before you answer, check that the totals add up.',
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
    task: 'image',
    opens: /\b(?:logo|icon|emblem|badge|crest|mascot|sticker)\b/,
    kit: {
      ...image,
      untold: [],
      subject: ['Look', '[style, colours, symbol and the words that must appear]'],
      assumed: {
        subject: 'flat shapes, two colours, one simple symbol, the name in a plain typeface',
        form: 'composition: centred on a white background; aspect ratio: 1:1',
      },
      coverage:
        'Focus on a mark that can be recognised at 16 pixels, including the name spelled exactly as given.',
      rule: 'Avoid gradients, shadows and fine lines.',
    },
  },
  {
    task: 'image',
    opens: /\b(?:diagram|flowchart|mind ?map|chart|map|floor ?plan|layout|blueprint)\b/,
    kit: {
      ...image,
      untold: [],
      subject: ['Look', '[parts to show, labels, colours, size]'],
      assumed: {
        subject: 'plain lines on white, few colours, letters that can be read from a distance',
        form: 'composition: one drawing that fills the page; aspect ratio: 4:3',
      },
      coverage:
        'Focus on where each part stands, including arrows or measures and every label spelled in full.',
      rule: 'Avoid decoration and text beyond the labels.',
    },
  },
  {
    task: 'image',
    opens: /\b(?:cartoon|illustration|drawing|clip ?art|comic|vector|line art|sketch)\b/,
    kit: {
      ...image,
      untold: [],
      subject: ['Look', '[style, colours, mood, and what else is visible]'],
      assumed: {
        subject: 'clean outlines, four matching colours, friendly faces',
        form: 'composition: everybody and everything named, seen as a whole; aspect ratio: 3:2',
      },
      coverage: 'Focus on what people are doing, and include every detail named here.',
      rule: 'Avoid text, logos and watermarks.',
    },
  },
  {
    task: 'image',
    opens:
      /\b(?:poster|banner|flyer|cover|invitation|card|sign|infographic|label|window|thumbnail|menu)\b|\b(?:clos(?:ed|ing)|open(?:ing)?|sale|event|from) [^\n]*\d/,
    kit: {
      ...image,
      untold: [],
      subject: ['Words and look', '[the words that must appear, style and colours]'],
      assumed: {
        form: 'composition: one main motif with free space for the words; aspect ratio: 2:3',
      },
      coverage:
        'Focus on one motif that can be read from afar, with room for the words that are asked for.',
      rule: 'Avoid small print and more than three colours.',
    },
  },
]
