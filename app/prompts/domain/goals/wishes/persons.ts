/** Words for the people who decide, and for how they do, as parts of patterns. */

const ROLES = `legal|hr|finance|compliance|accounting|management|procurement|marketing|sales|support|somebody|someone|anybody|people|users|him|her|them`
const WORD = `[\\p{L}\\d'’-]+`
const FUNCTION_WORD = `(?:to|for|before|first|if|whether|and|or|that|which|into|from|with|then)\\b`
/** "my team lead", "our head of communications", "the doctor". */
const CALLED = `(?:my|our|the|a|an|your|another|some|his|her|their) (?!${FUNCTION_WORD})${WORD}(?: (?:of|for) ${WORD})?(?: (?!${FUNCTION_WORD})${WORD}){0,3}?`
/** The person who is asked, as the object of a sentence: "me". A goal that was written for a helper says "you". */
export const WHOM = `(?:me|us|you|${ROLES}|${CALLED})`
/** The person who decides, as the subject of a sentence: "I". */
export const WHO = `(?:(?:i|we)(?:['’](?:d|ll|ve|m))?|she|he|they|${ROLES}|${CALLED})`

/** Verbs of a decision, whatever it is about. */
export const DECIDES = `(?:approv(?:e[sd]?|ing)|sign(?:s|ed|ing)?[ -]?off|signs?|confirm(?:s|ed|ing)?|authori[sz]e[sd]?|okay(?:s|ed)?|ok(?:s|ed|'d)?|agree[sd]?|accept(?:s|ed)?|says? (?:yes|ok|okay|so)|said (?:yes|ok|okay|so)|green-?lights?|ha(?:ve|s) the (?:last|final) (?:word|say|decision)|make the (?:last|final) decision|give[sn]? (?:${WORD} ){0,3}(?:okay|ok|approval|go-ahead|permission|consent|blessing|green light|sign-?off))`
/** Verbs that are as often work of a model: whether they are a decision depends on what they are about. */
export const LOOKS = `(?:re-?views?|reviewed|check(?:s|ed)?|double-?check(?:s|ed)?|reads?|sees?|seen|looks?|looked|goe?s? over|gone over|go through|decides?|decided|choos(?:e|es)|chosen|picks?|picked|selects?|selected|edits?|corrects?|adjusts?|changes?|tweaks?|comments?|verif(?:y|ies|ied)|inspects?|vets?|have (?:a|the) (?:${WORD} )?(?:look|say|word)|has (?:a|the) (?:${WORD} )?(?:look|say|word)|weighs? in)`
/** What a decision is called. */
export const CONSENT = `(?:approvals?|sign[- ]?offs?|permission|go-?ahead|confirmation|okay|ok|consent|blessing|green light|authori[sz]ation|clearance|say-so|thumbs up)`
