import { field, graphOf, step, type ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'

export const procedure: ReadyFlow = {
  id: 'procedure',
  title: 'Procedure that a newcomer can follow',
  purpose:
    'Writes a step-by-step procedure from what an expert tells, tests it as a newcomer would, and corrects it.',
  category: 'operations',
  tags: ['procedure', 'training', 'quality'],
  graph: graphOf(
    [
      step('ask', 'Process', {
        fields: [
          field('process name', 'Which process?'),
          field('description', 'How do you do it? Tell it as it comes', 'long-text'),
        ],
      }),
      step('prompt', 'Procedure', {
        text: `You are a technical writer. Write the procedure "{{process name}}" from what an expert told: """{{description}}"""

Format: when to use it, what you need, numbered steps with one action each, how you know that it worked, what to do when it did not. Put [ask the expert] where a detail is missing; do not fill it in.`,
      }),
      step('prompt', 'Newcomer', {
        text: `It is your first day. Follow this procedure in your mind, step by step:

{{Procedure}}

List every place where you would stop or could do something wrong, with the number of the step and the question you would ask. At most ten, the most dangerous first.`,
      }),
      step('prompt', 'Corrected', {
        text: `Correct the procedure so that the newcomer's questions do not come up. Answer only from the expert's words; put [ask the expert] for the rest. Give only the procedure.

Procedure: {{Procedure}}
Questions: {{Newcomer}}
Expert: {{description}}`,
      }),
      step('result', 'Final procedure', {
        value: '{{Corrected}}',
        title: '{{process name}}',
        formats: ['docx', 'pdf'],
      }),
    ],
    ...[
      'Process > Procedure',
      'Procedure > Newcomer',
      'Newcomer > Corrected',
      'Corrected > Final procedure',
    ]
  ),
  inputs: {
    'process name': 'Closing the shop',
    'description':
      'Count the till, put the float back, lights off except the window, alarm, back door twice.',
  },
}
