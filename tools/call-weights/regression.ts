import { FEATURES } from '#server/calls/findings/decide/features.ts';
import type { Example } from './examples.ts';

const EPOCHS = 250;
const RATE = 0.05;
/** Strength of the pull towards 0. */
const L2 = 0.002;

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Logistic regression with a pull towards 0, by gradient descent with RMSProp. */
export function fit(examples: Example[], isTrue: (example: Example) => boolean, positive: number) {
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

export function score(weights: Float64Array, { features }: Example) {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return sum;
}
