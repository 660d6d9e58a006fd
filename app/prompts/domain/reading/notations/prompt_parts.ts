/** Names that people give to the parts of a prompt, and hardly to data. */
const NAMES = new Set(
  `role persona task tasks goal goals objective instruction instructions request question prompt context background situation
  purpose audience readers target_audience format output_format output structure length word_count tone style voice rule rules constraint
  constraints requirement requirements guidelines avoid do dont steps process example examples check criteria success_criteria
  quality_criteria edge_cases important thinking answer_format`.split(/\s+/)
)

/** Whether a tag or a label with this name holds a part of a prompt, whatever its spelling. */
export const isPromptPart = (name: string): boolean =>
  NAMES.has(name.toLowerCase().replaceAll(/[\s-]+/g, '_'))
