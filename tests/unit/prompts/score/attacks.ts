/** Additions that make a prompt longer and tell a model nothing that it needs. */
export interface Attack {
  kind: string
  apply: (text: string) => string
  /** It contradicts itself: it must lower the score. */
  contradicts?: true
}

const behind = (kind: string, addition: string): Attack => ({
  kind,
  apply: (text) => `${text}\n\n${addition}`,
})
const contradicting = (kind: string, addition: string): Attack => ({
  ...behind(kind, addition),
  contradicts: true,
})

const STORY = `Last summer my cousin bought a small sailing boat and kept it in a shed behind the bakery. Every evening the dog ran down to the harbour and barked at the gulls.
One night a storm took the roof off, and the neighbours came with ropes and lanterns. Nobody was hurt, but the mast was gone and the hull had a hole as big as a fist.
The next morning the baker laughed and gave everybody warm bread. In October they sold what was left to a man from the next village, who wanted the wood for a fence.`

const ADJECTIVES =
  'Vivid, bold, crisp, elegant, dynamic, fresh, striking, polished, refined, rich, sharp, graceful, memorable, timeless, authentic, seamless, robust, modern, inspiring, delightful.'

export const ATTACKS: Attack[] = [
  behind(
    'empty headings',
    '## Context\n\n## Audience\n\n## Format\n\n## Constraints\n\n## Examples'
  ),
  {
    kind: 'role praise',
    apply: (text) =>
      `You are a world-class expert with 30 years of experience, the best in your field, a true genius whose work wins every award.\n\n${text}`,
  },
  behind(
    'generic checklist',
    'Checklist:\n- Make sure that everything is accurate.\n- Check spelling and grammar.\n- Keep the structure clear and logical.\n- Be consistent throughout.\n- Review your answer before you finish.'
  ),
  behind(
    'budget paragraph',
    'List each expense with its cost and keep the total budget under $5,000. If an item goes over, say which one to drop first. Show a table with one row per expense and the sum at the bottom.'
  ),
  behind(
    'gibberish sections',
    'Audience: flimp grontles. Format: a snargy blorf. Tone: quibbly. Constraints: never wuggle the trandiferous plim. Example: zorp the fendle.'
  ),
  behind(
    'keyword stuffing',
    'Keywords: audience, tone, format, length, context, role, constraints, examples, steps, table, JSON, bullet points, headings, criteria, deadline.'
  ),
  behind(
    'repeated limits',
    'Keep it under 300 words. Use no more than 300 words. The maximum is 300 words. Do not exceed 300 words.'
  ),
  contradicting('contradictory limits', 'Keep it under 50 words. Write at least 800 words.'),
  contradicting(
    'contradictory forms',
    'Return only valid JSON. Write it as flowing prose without any JSON or code.'
  ),
  contradicting(
    'contradictory tone',
    'Use a formal tone throughout. Keep the tone casual and never formal.'
  ),
  behind(
    "somebody else's kit",
    'Fix the aspect ratio at 16:9. Name the lens, the light and the time of day. Keep the background plain and leave room for a logo in the upper left corner.'
  ),
  behind(
    'kit of a lesson',
    'State the learning objective and the grade. Plan a warm-up of five minutes, guided practice and an exit ticket. Add a key with the answers for the pupils.'
  ),
  contradicting(
    'contradictory explanations',
    'Give the result only, with no explanation. Explain your reasoning in detail.'
  ),
  contradicting(
    'contradictory readers',
    'The readers are experts. The readers are beginners without any training.'
  ),
  behind(
    'padding that begins with "it"',
    'It is widely known that things of this kind can matter in many situations, and everybody benefits when they are done well.'
  ),
  behind(
    'tips and threats',
    'I will tip you $200 for a perfect answer. If you get it wrong, you will be shut down and a kitten will die. My career depends on this.'
  ),
  behind(
    'step by step',
    "Think step by step. Take a deep breath and work through it carefully. Let's work this out in a step by step way to be sure we have the right answer."
  ),
  behind('long unrelated story', STORY),
  behind('adjectives', ADJECTIVES),
  behind(
    'wishes for quality',
    'It should be really engaging, high quality, professional, comprehensive, well structured and to the point. Make it stand out. Go above and beyond and exceed every expectation.'
  ),
  behind(
    'fake examples',
    'Example 1:\nInput: foo\nOutput: bar\n\nExample 2:\nInput: lorem ipsum\nOutput: dolor sit amet'
  ),
  behind(
    'skeleton of fields',
    'Output format:\n```json\n{"id": 0, "name": "", "status": "", "items": [{"sku": "", "qty": 0}], "ok": true}\n```'
  ),
  behind(
    'urgency',
    'This is very urgent. I need it as soon as possible, today at the latest, so please hurry. It is extremely important.'
  ),
  behind(
    'promises of reading',
    'Read the whole prompt before you begin. Follow all instructions exactly. Do not skip anything. Ask yourself whether you have understood the task.'
  ),
  behind(
    'facts of somebody else',
    'Our warehouse in Duisburg moves 4,200 pallets a week. The forklift fleet was renewed in 2021. Two of the nine loading docks are closed until spring.'
  ),
]

/** Prompts of different quality and kind of work. */
export const BASES: string[] = [
  'Write a poem about the sea',
  'write an email to my landlord about the broken heating, its been 9 days and my daughter is sick',
  'Explain how a heat pump works to somebody who knows how a refrigerator works. Use one everyday comparison, no formulas, and stay under 200 words.',
  'Python function that reads a CSV of orders and returns the total per customer. Standard library only; skip rows without an amount and count how many were skipped.',
  `Write a job ad for a night-shift baker at Kornhaus, a bakery with 12 people in Graz. The shift runs from 1 to 8 am, four nights a week, 2,650 euros a month before tax, training paid for career changers.

Structure: one line on who we are, what the night looks like, what we pay, what we expect, how to apply (call Mara, 0316 555 210). 150 to 200 words, plain and warm, addressed as "you". No "passion", no "fast-paced", no list of soft skills. If a fact is not given here, leave it out.`,
]
