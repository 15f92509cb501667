import 'firebase/firestore';
import 'reactfire';

// A separate module gives the SDK's chunk a name, so that it can be requested in parallel with its importers.
