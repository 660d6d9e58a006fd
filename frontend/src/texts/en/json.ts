/** Texts of the fields for JSON. */
export const jsonTexts = {
  line: 'Line {{line}}: {{message}}',
  insert: 'Insert example',
  insertInto: 'Insert example: {{field}}',
  repeated: '“{{name}}” is there twice. Keep one of them.',
  noJson: 'This is not valid JSON. A comma, a quote or a bracket may be missing.',
}
