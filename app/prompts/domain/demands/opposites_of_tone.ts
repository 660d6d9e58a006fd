import { side, type Opposites } from '#app/prompts/domain/demands/sides'

/** Tone and reader. */
export const OPPOSITES_OF_TONE: Opposites[] = [
  {
    kind: 'tone',
    one: side(
      'formal(?:ly)?',
      'strictly professional',
      'businesslike',
      'business english',
      'solemn',
      'dignified',
      'official'
    ),
    other: side(
      'casual(?:ly)?',
      'informal(?:ly)?',
      'chatty',
      'slang',
      'cheeky',
      'funny',
      'humorous',
      'jokey',
      'playful',
      'sassy',
      'laid-back',
      'like (?:a|an old) (?:mate|friend|buddy)(?: texting)?',
      'street talk',
      'emojis?(?= everywhere)',
      'whatsapp group'
    ),
    why: 'It asks for a formal and a casual tone at once; choose one, or say where each applies.',
  },
  {
    kind: 'tone',
    one: side(
      'serious(?= tone)',
      '(?:no|without) (?:humou?r|jokes?|puns?)',
      'sober',
      'strictly neutral',
      'neutral',
      'objective',
      'without (?:any )?opinions?',
      'no opinions?',
      "(?:do not|don't) (?:take sides|judge)"
    ),
    other: side(
      'humorous',
      'funny',
      '(?:add|include|use|with|throw in|crack)(?: a| some| one| two| three)? (?:jokes?|humou?r|puns?)',
      'persuasive(?:ly)?',
      'take (?:a clear )?sides?',
      'argue (?:strongly|firmly|hard)',
      'your (?:own )?opinion'
    ),
    why: 'It asks for a neutral or serious text and for jokes or opinion at once; choose one.',
  },
  {
    kind: 'audience',
    one: side(
      'beginners?',
      'newcomers?',
      'laypeople',
      'laypersons?',
      'non-experts?',
      'children',
      'kids',
      'schoolchildren',
      'people (?:who are )?new to',
      'no prior knowledge'
    ),
    other: side(
      '(?<!non-)experts',
      '(?<!non-)expert(?= (?:readers?|audience))',
      'specialists',
      'phd',
      'senior engineers',
      'scientists',
      'seasoned professionals'
    ),
    why: 'It addresses beginners and experts at once; choose the reader who matters more.',
  },
]
