/** Somebody who wants to talk rather than to get a text: to rehearse, to practise, to be asked. */
const CONVERSES = [
  /\b(?:pretend|act as|act like|play|imagine you(?:'re| are))\b[^.!?\n]{1,60}\b(?:and|while) i(?:'m| am|'ll| will| play| want)\b/,
  /\b(?:practi[sc]e|practi[sc]ing|rehearse|role-?play|converse|chat|talk)\b[^.!?\n]{0,60}\bwith me\b/,
  /\b(?:run|do|hold|give me|start|conduct) (?:an? )?(?:mock|practice) (?:interview|exam|call|negotiation|oral|viva|conversation)\b/,
  /^\s*(?:please )?(?:can you )?(?:quiz|interview|grill|test|question) me\b/,
  /^\s*(?:practi[sc]e|rehearse) (?:telling|asking|saying)\b|\bmock me\b/,
  /^\s*be (?:my|a|an|the)\b[^]{0,200}\bpracti[sc]e\b|\bi (?:want|need) to practi[sc]e (?:telling|asking|saying|speaking)\b/,
  /^\s*(?:please )?(?:let's )?role[- ]?play\b/,
  /\bi'll start\b|\blet me (?:practi[sc]e|rehearse)\b|\bpretend to be (?:him|her|them|my)\b/,
]

/** Whether the request, in lower case, asks for a conversation. */
export const asksToConverse = (said: string): boolean =>
  CONVERSES.some((pattern) => pattern.test(said.slice(0, 1_000)))
