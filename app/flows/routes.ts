import router from '@adonisjs/core/services/router'
import { MEGABYTE } from '#app/core/body_sizes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const id = router.matchers.uuid()

/** A graph of a million UTF-16 units, each of up to three bytes, and what is around it. */
const GRAPH_BODY_BYTES = 4 * MEGABYTE
/** All values of a run. */
const INPUTS_BODY_BYTES = 4 * MEGABYTE

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
      .use([middleware.body(INPUTS_BODY_BYTES), middleware.once()])
    router.get('/flows/:id/runs', [controllers.flows.FlowRuns, 'index']).as('flow_runs.index')
    router.get('/runs/:id', [controllers.flows.Runs, 'show']).as('runs.show')
    router.get('/runs/:id/events', [controllers.flows.RunEvents, 'index']).as('run_events.index')
    router
      .post('/runs/:id/cancellation', [controllers.flows.RunCancellations, 'store'])
      .as('run_cancellations.store')
      .use(middleware.body())
  })
  .prefix('/api')
  .where('id', id)
  .use([middleware.auth(), middleware.limit('api')])

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
