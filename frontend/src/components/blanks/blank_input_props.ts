/** What the inputs of all kinds of blanks need. */
export interface BlankInputProps {
  id: string
  label: string
  answer: string
  /** The id of the help below the input. */
  described?: string
  onAnswer: (answer: string) => void
}
