import type { Kit } from '#app/prompts/domain/variants/kit'

const story: Kit = {
  role: 'a fiction writer with an ear for detail',
  subject: ['Characters and setting', '[who it is about, where and when]'],
  facts: ['What happens', '[the turning point and how it ends]'],
  audience: '[who will read it, e.g. children of eight]',
  purpose: '[the feeling or thought that should stay with readers]',
  assumed: {
    subject: 'one main character with a wish, one place, and one thing that stands in the way',
    audience: 'teenagers and adults who enjoy short fiction',
    purpose: 'one image stays with them',
  },
  form: 'a title and the complete text in short paragraphs',
  coverage:
    'Focus on concrete detail, including sounds and smells, and show feelings through what people do.',
  rule: 'Avoid clichés and a moral spelled out at the end.',
  edge: 'If a detail is open, choose one that fits and keep it consistent.',
  check: 'Before you answer, check that the beginning raises a question that the end answers.',
  tone: 'plain and vivid',
  counts: 'words',
}

const forChildren: Kit = {
  ...story,
  role: 'a writer of stories that are read aloud to children',
  assumed: {
    ...story.assumed,
    audience: 'children of about six and whoever reads to them',
    purpose: 'children want to hear it again',
  },
  coverage:
    'Focus on what can be seen and heard, including one line that returns, and keep sentences short.',
  rule: 'Avoid anything that frightens for long, and a moral spelled out at the end.',
}

const poem: Kit = {
  ...story,
  role: 'a poet who trusts plain words',
  subject: ['Image and occasion', '[the moment, person or thing it starts from]'],
  facts: ['Form', '[rhyme, metre or number of lines]'],
  audience: '[who will read or hear it]',
  assumed: {
    subject: 'one moment that can be seen, from which the rest follows',
    audience: 'teenagers and adults who seldom read poems',
    purpose: 'one line stays with them',
  },
  form: 'a title and the complete text with its line breaks',
  coverage:
    'Focus on concrete images, including one that is heard, and let the last line change how the first is read.',
  rule: 'Avoid clichés and rhymes that bend the sense.',
  check: 'Before you answer, check that no line could be left out.',
  tone: 'plain and vivid',
}

/** For the shortest forms, and for lines on a card. */
export const verse: Kit = {
  ...poem,
  form: 'the text alone, with its line breaks',
  coverage: 'Focus on concrete images, including one that is heard.',
  rule: 'Keep to the beat and the length of the form, and avoid clichés.',
  assumed: {
    subject: 'one moment that can be seen, from which the rest follows',
    audience: 'teenagers and adults who seldom read poems',
    purpose: 'they remember the picture',
  },
  limit: 'at most eight lines',
  untold: ['length'],
}

const dialogue: Kit = {
  ...story,
  role: 'a playwright with an ear for how people speak',
  subject: ['Speakers', '[who they are, where they are and what each wants]'],
  assumed: {
    subject: 'each wants something, and only one of them says so plainly',
    audience: 'teenagers and adults who hear the voices as they read',
    purpose: 'readers know both speakers at the end',
  },
  form: 'one line on the place, then the dialogue alone, each line with the name of its speaker',
  coverage: 'Focus on what each speaker wants, including one thing that is left unsaid.',
  rule: 'Avoid greetings that lead nowhere and lines that only inform the reader.',
  check: 'Before you answer, check that each speaker could be recognised by what they say.',
}

const joke: Kit = {
  ...story,
  role: undefined,
  subject: ['Situation', '[what it is about, and what is off limits]'],
  assumed: {
    subject: 'an everyday situation that takes an unexpected turn',
    audience: 'people of any age',
    purpose: 'listeners see the turn a moment too late',
  },
  form: 'the text alone, without an explanation',
  coverage: 'Focus on one surprise, and include nothing after it.',
  rule: 'Avoid swear words, and anything that hurts a group of people.',
  edge: 'If it needs special knowledge, choose another.',
  check: 'Before you answer, check that the surprise stands in the last words.',
  limit: 'two to four lines',
  tone: 'dry and playful',
}

const rhyme: Kit = {
  ...verse,
  subject: ['Point', '[what it should help to remember or do]'],
  assumed: {
    subject: 'one thing to remember, in the order in which it is done',
    audience: 'children who say it together',
    purpose: 'they know it by heart after three times',
  },
  form: 'the rhyme alone, with its line breaks',
  coverage: 'Focus on a beat that can be clapped, including one movement to make.',
  rule: 'Keep to words that children use, and to true rhymes.',
  check: 'Before you answer, check that each line has the same beat.',
}

/** For texts that are made up, by a word that names them; the first that fits. */
export const LITERARY_KITS: [names: RegExp, kit: Kit][] = [
  [/^(?:rhymes?|jingles?)$/, rhyme],
  [/^(?:haikus?|limericks?|couplets?|acrostics?)$/, verse],
  [/^(?:poems?|songs?|lyrics|sonnets?|verses?|ballads?|odes?|rap)$/, poem],
  [/^(?:dialogues?|conversations?|scenes?|skits?|scripts?)$/, dialogue],
  [/^(?:jokes?|riddles?|puns?)$/, joke],
  [/^(?:children|child|kids?|bedtime|fairy|toddlers?|nursery)$/, forChildren],
  [/./, story],
]
