const EPOCHS = 150;
const RATE = 0.05;

interface Row {
  features: readonly number[];
  isTrue: boolean;
  /** Sample weight; 1 by default. */
  weight?: number;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

function score(weights: Float64Array, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return sum;
}

/**
 * Logistic regression by gradient descent with RMSProp and L2 regularization of every weight but the first. It takes few steps,
 * and the thresholds in `weigh-advert.ts` were tuned for the resulting weights.
 */
export function fitLogistic(rows: readonly Row[], pull: Float64Array): Float64Array {
  const weights = new Float64Array(pull.length);
  const squares = new Float64Array(pull.length).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = new Float64Array(pull.length);
    for (const { features, isTrue, weight = 1 } of rows) {
      const error = (sigmoid(score(weights, features)) - (isTrue ? 1 : 0)) * weight;
      for (const feature of features) gradient[feature]! += error;
    }
    const rate = RATE * (1 - (epoch / EPOCHS) * 0.9);
    for (let feature = 0; feature < weights.length; feature++) {
      const slope = gradient[feature]! / rows.length + (feature === 0 ? 0 : pull[feature]! * weights[feature]!);
      squares[feature] = squares[feature]! * 0.9 + slope * slope * 0.1;
      weights[feature]! -= (rate * slope) / Math.sqrt(squares[feature]! + 1e-9);
    }
  }
  return weights;
}
