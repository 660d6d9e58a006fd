/** Things that a request works on, as nouns: what is named as given and could be pasted or attached. */
const NOUNS = `text article document report email e-mail mail letter message memo essay paper thesis draft paragraph passage sentence statement excerpt chapter
  story poem script speech transcript interview recording notes minutes summary abstract post tweet caption thread conversation chat comment review feedback
  survey contract agreement lease clause policy proposal offer quote brief spec specification requirement ticket complaint job description posting advert ad
  resume résumé cv cover bio profile application portfolio code function class method query program snippet error log trace stack table spreadsheet sheet csv
  data dataset figures numbers results list items questions answers invoice receipt statement menu recipe plan schedule agenda slides deck presentation
  screenshot image picture photo diagram chart graph map file pdf page website website copy bullet points proposals options examples
  instruction interview formula request guide handbook playbook lecture presentation
  rubric guidelines template form terms conditions translation lyrics blog newsletter case study book homework problem exercise puzzle`

const PLAIN = new Set(NOUNS.split(/\s+/))

/** Whether a word in lower case, in the singular or the plural, names something that can be given. */
export const isMaterialNoun = (word: string): boolean =>
  PLAIN.has(word) ||
  PLAIN.has(word.replace(/s$/, '')) ||
  PLAIN.has(word.replace(/ies$/, 'y')) ||
  PLAIN.has(word.replace(/(?<=s|x|ch|sh)es$/, ''))

/** Things that people own and want worked on ("my cover letter"). */
export const OWNED =
  /^(?:(?!new |own |next |first )[a-z-]+ )?(?:cover letter|letter|essay|resume|résumé|cv|code|draft|email|message|text|blog post|post|article|paper|thesis|dissertation|abstract|bio|speech|story|poem|notes|report|presentation|slides|pitch deck|pitch|script|homework|personal statement|statement|proposal|translation|function|query|linkedin (?:profile|summary|bio)|profile|caption|newsletter)\b/

/** Verbs whose object must be there for the work to be done. */
export const WORKS_ON =
  /^(?:summari[sz]e|condense|shorten|proofread|edit|rewrite|rephrase|reword|paraphrase|translate|simplify|improve|polish|fix|correct|check|review|critique|analy[sz]e|evaluate|assess|grade|score|extract|classify|categori[sz]e|sort|tag|label|convert|turn|make|refactor|debug|format|reformat|tidy|tighten|trim|cut|boil|expand|clean|explain|interpret|compare|look|read|find|answer|reply|respond|complete|continue|annotate|organi[sz]e|tldr|tl|go|scan|rate|rank|optimi[sz]e|spot|give|list|pull|identify|tell|what|which|who|how|why|is|does|do|can)$/
