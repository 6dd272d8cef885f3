// Fits the weights of the call analyzer to the open calls: node tools/call-weights/fit.ts [folder]. It reads no others.
import { writeFileSync } from 'node:fs';
import { FEATURES } from '#server/calls/findings/decide/features.ts';
import { examplesOf, type Example } from './examples.ts';
import { readLabelledCalls } from './labelled-calls.ts';

const LISTS = {
  positivePoints: 'positivePoints',
  concerns: 'concerns',
  featureRequests: 'featureRequests',
  actionItems: 'actionItems',
  decisionMakers: 'decisionMakers',
  pricing: 'pricingDiscussion',
  timeline: 'timelineExpectations',
  buyingSignals: 'buyingSignals',
  questions: 'questions',
  commitments: 'commitments',
  nextSteps: 'nextSteps',
} as const;
const OF_BUYER = new Set<string>(['positivePoints', 'concerns', 'featureRequests', 'buyingSignals', 'questions']);
const FOLDS = 8;
const EPOCHS = 250;
const RATE = 0.05;
/** Strength of the pull towards 0. */
const L2 = 0.002;
/** How much more a sentence counts that belongs to the list; so few do. */
const POSITIVE = 1.3;
/** How much recall counts beside precision when the threshold is chosen. */
const BETA = 0.7;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Logistic regression with a pull towards 0, by gradient descent with RMSProp. */
function fit(examples: Example[], isTrue: (example: Example) => boolean, positive: number) {
  const weights = new Float64Array(FEATURES.length);
  const squares = new Float64Array(FEATURES.length).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = new Float64Array(FEATURES.length);
    for (const example of examples) {
      const holds = isTrue(example);
      const error = (sigmoid(score(weights, example)) - (holds ? 1 : 0)) * (holds ? positive : 1);
      for (const feature of example.features) gradient[feature]! += error;
    }
    for (let feature = 0; feature < weights.length; feature++) {
      const slope = gradient[feature]! / examples.length + (feature === 0 ? 0 : L2 * weights[feature]!);
      squares[feature] = squares[feature]! * 0.9 + slope * slope * 0.1;
      weights[feature]! -= (RATE * slope * (1 - (epoch / EPOCHS) * 0.9)) / Math.sqrt(squares[feature]! + 1e-9);
    }
  }
  return weights;
}

function score(weights: Float64Array, { features }: Example) {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return sum;
}

/** The threshold with the best F-measure on calls that the weights weren't fitted to. */
function chooseThreshold(calls: Example[][], list: keyof typeof LISTS) {
  const label = LISTS[list];
  const isFit = (example: Example) => !(OF_BUYER.has(list) && example.side === 'seller');
  const rows = calls.flatMap((_, fold) => {
    if (fold >= FOLDS) return [];
    const own = calls.filter((__, index) => index % FOLDS === fold).flat();
    const others = calls.filter((__, index) => index % FOLDS !== fold).flat();
    const weights = fit(
      others.filter((one) => isFit(one) && !one.partly.has(label)),
      ({ lists }) => lists.has(label),
      POSITIVE,
    );
    return own.map((example) => ({ chance: isFit(example) ? sigmoid(score(weights, example)) : 0, example }));
  });
  const total = rows.filter(({ example }) => example.lists.has(label) && !example.partly.has(label)).length;
  let best = { threshold: 0.5, f: 0, precision: 0, recall: 0 };
  for (let threshold = 0.15; threshold < 0.9; threshold += 0.01) {
    const chosen = rows.filter(({ chance }) => chance >= threshold);
    const right = chosen.filter(({ example }) => example.lists.has(label)).length;
    const precision = right / (chosen.length || 1);
    const recall =
      chosen.filter(({ example }) => example.lists.has(label) && !example.partly.has(label)).length / (total || 1);
    const f = ((1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall || 1);
    if (f > best.f) best = { threshold, f, precision, recall };
  }
  console.log(
    list.padEnd(20),
    total,
    `precision ${best.precision.toFixed(2)} recall ${best.recall.toFixed(2)} at ${best.threshold.toFixed(2)}`,
  );
  return best.threshold;
}

const calls = readLabelledCalls(process.argv[2] ?? 'demo/calls/open');
const withoutSides = calls
  .map((call) => examplesOf(call, false))
  .flat()
  .filter(({ gold }) => gold !== 'unknown');
const seller = fit(withoutSides, ({ gold }) => gold === 'seller', 1);
const examples = calls.map((call) => examplesOf(call, true));
const columns: Float64Array[] = [];
const thresholds: string[] = [];
for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
  thresholds.push(`  ${list}: ${chooseThreshold(examples, list).toFixed(2)},`);
  const all = examples
    .flat()
    .filter((one) => !(OF_BUYER.has(list) && one.side === 'seller') && !one.partly.has(LISTS[list]));
  columns.push(fit(all, ({ lists }) => lists.has(LISTS[list]), POSITIVE));
}
columns.push(seller);
const rows = FEATURES.map(
  (name, id) => `  '${name}': '${columns.map((weights) => Math.round(weights[id]! * 100)).join(' ')}',`,
);
writeFileSync(
  'server/calls/findings/decide/weights.gen.ts',
  `// Written by tools/call-weights/fit.ts from ${calls.length} open calls. One column for each weighed list, the last for the seller's side; hundredths.
export const THRESHOLDS = {\n${thresholds.join('\n')}\n};

export const WEIGHTS: Record<string, string> = {\n${rows.join('\n')}\n};\n`,
);
