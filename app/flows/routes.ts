import router from '@adonisjs/core/services/router'
import { KILOBYTE, MEGABYTE } from '#app/core/requests/body_sizes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const id = router.matchers.uuid()

/** A graph of a million UTF-16 units, each of up to three bytes, and what is around it. */
const GRAPH_BODY_BYTES = 4 * MEGABYTE
/** A prompt of 50,000 UTF-16 units, each written as `\u` and four digits. */
const PROPOSAL_BODY_BYTES = 320 * KILOBYTE
/** All values of a run. */
const INPUTS_BODY_BYTES = 4 * MEGABYTE
/** A file of 5 MB as a JSON text, in which each quotation mark and line end takes two bytes, and what is around it. */
const CSV_BODY_BYTES = 11 * MEGABYTE

router
  .group(() => {
    router.get('/flows', [controllers.flows.Flows, 'index']).as('flows.index')
    router
      .post('/flows', [controllers.flows.Flows, 'store'])
      .as('flows.store')
      .use([middleware.body(GRAPH_BODY_BYTES), middleware.once()])
    router.get('/flows/:id', [controllers.flows.Flows, 'show']).as('flows.show')
    router
      .patch('/flows/:id', [controllers.flows.Flows, 'update'])
      .as('flows.update')
      .use(middleware.body())
    router
      .put('/flows/:id/workspace', [controllers.flows.FlowWorkspaces, 'update'])
      .as('flow_workspace.update')
      .use(middleware.body())
    router.delete('/flows/:id', [controllers.flows.Flows, 'destroy']).as('flows.destroy')
    router
      .put('/flows/:id/draft', [controllers.flows.FlowDrafts, 'update'])
      .as('flow_drafts.update')
      .use(middleware.body(GRAPH_BODY_BYTES))
    router
      .get('/flows/:id/versions', [controllers.flows.FlowVersions, 'index'])
      .as('flow_versions.index')
    router
      .post('/flows/:id/versions', [controllers.flows.FlowVersions, 'store'])
      .as('flow_versions.store')
      .use([middleware.body(), middleware.once()])
    router
      .get('/flows/:id/versions/:version', [controllers.flows.FlowVersions, 'show'])
      .as('flow_versions.show')
      .where('version', router.matchers.number())
    router
      .post('/flows/:id/restore', [controllers.flows.RestoredFlowVersions, 'store'])
      .as('restored_flow_versions.store')
      .use([middleware.body(), middleware.once()])
    router
      .post('/flows/:id/duplicate', [controllers.flows.FlowDuplicates, 'store'])
      .as('flow_duplicates.store')
      .use([middleware.body(), middleware.once()])
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

router
  .group(() => {
    router
      .post('/flows/:id/execute', [controllers.flows.FlowRuns, 'store'])
      .as('flow_runs.store')
      .use([middleware.body(INPUTS_BODY_BYTES), middleware.once({ isLive: true })])
    router.get('/flows/:id/runs', [controllers.flows.FlowRuns, 'index']).as('flow_runs.index')
    router.get('/runs', [controllers.flows.Runs, 'index']).as('runs.index')
    router.get('/runs/:id', [controllers.flows.Runs, 'show']).as('runs.show')
    router.get('/runs/:id/steps/:key', [controllers.flows.RunSteps, 'show']).as('run_steps.show')
    router.get('/runs/:id/changes', [controllers.flows.RunChanges, 'show']).as('run_changes.show')
    router.get('/runs/:id/events', [controllers.flows.RunEvents, 'index']).as('run_events.index')
    router
      .post('/runs/:id/replays', [controllers.flows.RunReplays, 'store'])
      .as('run_replays.store')
      .use([middleware.body(), middleware.once({ isLive: true })])
    router
      .post('/runs/:id/cancellation', [controllers.flows.RunCancellations, 'store'])
      .as('run_cancellations.store')
      .use(middleware.body())
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

router
  .get('/api/notices/events', [controllers.flows.NoticeEvents, 'index'])
  .as('notice_events.index')
  .use([middleware.auth(), middleware.limit('api')])

router
  .post('/api/flow-proposals', [controllers.flows.FlowProposals, 'store'])
  .as('flow_proposals.store')
  .use([
    middleware.auth(),
    middleware.limit('api'),
    middleware.limit('improve'),
    middleware.body(PROPOSAL_BODY_BYTES),
  ])

router
  .get('/api/flow-schema', [controllers.flows.FlowSchemas, 'show'])
  .as('flow_schemas.show')
  .use(middleware.limit('api'))

router
  .post('/api/file-texts', [controllers.flows.FileTexts, 'store'])
  .as('file_texts.store')
  .use([middleware.auth(), middleware.limit('api'), middleware.limit('improve')])

router
  .group(() => {
    router
      .post('/flows/:id/batch-previews', [controllers.flows.BatchPreviews, 'store'])
      .as('batch_previews.store')
      .use(middleware.body(CSV_BODY_BYTES))
    router
      .get('/flows/:id/batches', [controllers.flows.FlowBatches, 'index'])
      .as('flow_batches.index')
    router
      .post('/flows/:id/batches', [controllers.flows.FlowBatches, 'store'])
      .as('flow_batches.store')
      .use([middleware.body(CSV_BODY_BYTES), middleware.once()])
    router.get('/batches/:id', [controllers.flows.Batches, 'show']).as('batches.show')
    router.get('/batches/:id/rows', [controllers.flows.BatchRows, 'index']).as('batch_rows.index')
    router.get('/batches/:id/csv', [controllers.flows.BatchFiles, 'show']).as('batch_files.show')
    router
      .get('/batches/:id/events', [controllers.flows.BatchEvents, 'index'])
      .as('batch_events.index')
    router
      .post('/batches/:id/cancellation', [controllers.flows.BatchCancellations, 'store'])
      .as('batch_cancellations.store')
      .use(middleware.body())
    router
      .post('/batches/:id/continuations', [controllers.flows.BatchContinuations, 'store'])
      .as('batch_continuations.store')
      .use([middleware.body(), middleware.once()])
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

router
  .group(() => {
    router
      .put('/flows/:id/pins/:nodeId', [controllers.flows.FlowPins, 'update'])
      .as('flow_pins.update')
      .use(middleware.body())
    router
      .delete('/flows/:id/pins/:nodeId', [controllers.flows.FlowPins, 'destroy'])
      .as('flow_pins.destroy')
    router.get('/flows/:id/pins', [controllers.flows.FlowPins, 'index']).as('flow_pins.index')
  })
  .prefix('/api')
  .where('id', id)
  .where('nodeId', /^[\w-]{1,40}$/)
  .use([middleware.auth(), middleware.limit('api')])

router
  .group(() => {
    router.get('/flows/:id/shares', [controllers.flows.FlowShares, 'index']).as('flow_shares.index')
    router
      .post('/flows/:id/shares', [controllers.flows.FlowShares, 'store'])
      .as('flow_shares.store')
      .use([middleware.body(), middleware.once()])
    router
      .delete('/flow-shares/:id', [controllers.flows.FlowShares, 'destroy'])
      .as('flow_shares.destroy')
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

const shareToken = /^[\w-]{20,64}$/

router
  .get('/api/shared-flows/:token', [controllers.flows.SharedFlows, 'show'])
  .as('shared_flows.show')
  .where('token', shareToken)
  .use([middleware.auth({ tokens: 'any', visitors: true }), middleware.limit('api')])
router
  .post('/api/shared-flows/:token/copies', [controllers.flows.SharedFlowCopies, 'store'])
  .as('shared_flow_copies.store')
  .where('token', shareToken)
  .use([middleware.auth(), middleware.limit('api'), middleware.body(), middleware.once()])

router
  .group(() => {
    router.get('/approvals/:token', [controllers.flows.Approvals, 'show']).as('approvals.show')
    router
      .post('/approvals/:token', [controllers.flows.Approvals, 'store'])
      .as('approvals.store')
      .use(middleware.body(INPUTS_BODY_BYTES))
  })
  .prefix('/api')
  .where('token', /^[\w-]{32}$/)
  .use([middleware.auth({ visitors: true }), middleware.limit('api')])
