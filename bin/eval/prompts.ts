import type { Figure } from '../bench/figure.js'
import { withstandsAttacks } from './attack_measures.js'
import { fallsWithoutParts } from './cut_measures.js'
import {
  goldPrompts,
  goodRequests,
  pairs,
  rawRequests,
  seededPrompts,
  writtenFacts,
} from './data.js'
import { defects } from './defect_measures.js'
import { discoversParaphrases } from './discovery_measures.js'
import { knowsExcellence } from './excellent_measures.js'
import { keepsFacts } from './fact_measures.js'
import { generatedFacts } from './generated_facts.js'
import { earnsByContent } from './paraphrase_measures.js'
import { readerFigures } from './reader_measures.js'
import { rulesSpeak } from './rule_measures.js'
import { agreement, holdsStill, spread } from './score_measures.js'
import { beatsOriginal } from './variant_measures.js'
import { variantsDiffer } from './variety_measures.js'

/** Everything that is claimed of the engine, measured on labeled data. */
export function measurePrompts(show: (line: string) => void): Figure[] {
  const known = pairs()
  if (!known)
    console.error('The pairs of prompts are not here: what is measured on them is skipped.')
  const { seen, heldBack, firstOfAll } = seededPrompts()
  /** Texts that are held back are not shown. */
  const showCounts = (line: string) => line.startsWith(' ') || show(line)
  const facts = [...writtenFacts(), ...generatedFacts()]
  const gold = goldPrompts()
  const paired = (known ?? []).flatMap(({ original, preferred }) => [original, preferred])
  const apart = [...rawRequests(), ...goodRequests()]
  const own = [...gold, ...seen, ...heldBack, ...facts, ...apart].map(({ text }) => text)
  return [
    ...(known ? [...agreement(known), ...spread(known)] : []),
    ...holdsStill([...paired, ...gold.map(({ text }) => text)], show),
    ...withstandsAttacks(show),
    earnsByContent(show),
    ...knowsExcellence(show),
    ...fallsWithoutParts(gold, show),
    ...variantsDiffer(show),
    ...keepsFacts(facts, show),
    ...defects('seen while writing rules', seen, show),
    ...defects('held back', heldBack, showCounts),
    ...defects('first 150, a third held back', firstOfAll, showCounts),
    beatsOriginal([...paired, ...own], show),
    ...readerFigures(show),
    rulesSpeak([...paired, ...own], show),
    ...discoversParaphrases(show),
  ]
}
