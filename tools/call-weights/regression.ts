const EPOCHS = 90;
const RATE = 0.05;

export interface Row {
  features: ArrayLike<number>;
  /** What each feature is; 1 where nothing is said. */
  values?: ArrayLike<number>;
  isTrue: boolean;
  /** How much it counts; 1 if not given. */
  weight?: number;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

export function score(weights: ArrayLike<number>, { features, values }: Pick<Row, 'features' | 'values'>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += weights[features[at]!]! * (values ? values[at]! : 1);
  return sum;
}

/**
 * Logistic regression by gradient descent with RMSProp. Every weight but the first is pulled towards 0 with its own strength, and an example that holds
 * counts `positive` times as much as one that doesn't.
 */
export function fitLogistic(rows: readonly Row[], pull: Float64Array, positive: number): Float64Array {
  const weights = new Float64Array(pull.length);
  const squares = new Float64Array(pull.length).fill(1e-6);
  const gradient = new Float64Array(pull.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    gradient.fill(0);
    for (const row of rows) {
      const { features, values, isTrue, weight = 1 } = row;
      const error = (sigmoid(score(weights, row)) - (isTrue ? 1 : 0)) * (isTrue ? positive : 1) * weight;
      for (let at = 0; at < features.length; at++) gradient[features[at]!]! += values ? error * values[at]! : error;
    }
    const rate = RATE * (1 - (epoch / EPOCHS) * 0.95);
    for (let feature = 0; feature < weights.length; feature++) {
      const slope = (gradient[feature]! + (feature === 0 ? 0 : pull[feature]! * weights[feature]!)) / rows.length;
      squares[feature] = squares[feature]! * 0.9 + slope * slope * 0.1;
      weights[feature]! -= (rate * slope) / Math.sqrt(squares[feature]! + 1e-9);
    }
  }
  return weights;
}

/** The same for inputs that all rows have: each is measured in its own spread, so that one pull suits them all. The first is the bias. */
export function fitDense(
  rows: readonly { inputs: Float64Array | number[]; isTrue: boolean }[],
  pull: number,
  positive = 1,
) {
  const count = rows[0]!.inputs.length;
  const spread = Float64Array.from({ length: count }, (_, at) => {
    const mean = rows.reduce((sum, { inputs }) => sum + inputs[at]!, 0) / rows.length;
    return at === 0 ? 1 : Math.sqrt(rows.reduce((sum, { inputs }) => sum + (inputs[at]! - mean) ** 2, 0) / rows.length);
  });
  const features = Int32Array.from({ length: count }, (_, at) => at);
  const scaled = rows.map(({ inputs, isTrue }) => ({
    features,
    values: Float64Array.from(inputs, (value, at) => (spread[at]! > 0 ? value / spread[at]! : 0)),
    isTrue,
  }));
  const weights = fitLogistic(scaled, new Float64Array(count).fill(pull), positive);
  return weights.map((weight, at) => (spread[at]! > 0 ? weight / spread[at]! : 0));
}
